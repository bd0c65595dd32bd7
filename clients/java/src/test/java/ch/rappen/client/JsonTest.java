package ch.rappen.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import ch.rappen.client.model.AlternativeSchemeObject;
import ch.rappen.client.model.AmountToSend;
import ch.rappen.client.model.EbillScheme;
import ch.rappen.client.model.EbillSchemeType;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTest {
    @Test
    void keepsEveryDigitAndCharacter() {
        for (var text : List.of("{}", "[]", "null", "true", "-0.10", "123456789012345678901234567890.05",
            "{\"a\":[1,{\"b\":\"ü\\u000a\\\"\\\\\"}],\"c\":\"\\ud83d\\ude00\"}"))
            assertEquals(text, Json.write(Json.read(text)));
        assertEquals("\uD83D\uDE00/\t\b\f\r\u00E9", Json.read(" \"\uD83D\uDE00\\/\\t\\b\\f\\r\\u00e9\" "));
        assertEquals("[100,0.5,3]", Json.write(List.of(new BigDecimal("1e2"), 0.5, 3L)));
    }

    @Test
    void refusesWhatIsNoJson() {
        for (var text : List.of("", " ", "{", "[", "[1,]", "{\"a\"}", "{\"a\":1,}", "{a:1}", "01", "1.", ".5", "+1", "-", "1e", "nul", "\"",
            "\"\\x\"", "\"\\u12g4\"", "\"\\u12", "\"\n\"", "1 2", "[1}", "1e99999", "\uFEFF{}", "NaN"))
            assertThrows(IllegalArgumentException.class, () -> Json.read(text), text);
        assertThrows(IllegalArgumentException.class, () -> Json.write(new Object()));
    }

    @Test
    void writesWhatIsSetAndReadsItBack() {
        var amount = AmountToSend.builder().currencyCode("CHF").build();
        assertEquals("{\"currencyCode\":\"CHF\"}", Call.jsonOf(amount));
        assertEquals("{\"value\":1000,\"currencyCode\":\"CHF\"}",
            Call.jsonOf(amount.toBuilder().value(new BigDecimal("1E+3")).build()));
        assertEquals("AmountToSend needs currencyCode",
            assertThrows(NullPointerException.class, () -> AmountToSend.builder().build()).getMessage());
    }

    @Test
    void knowsTheCasesOfAUnion() {
        var scheme = EbillScheme.builder().type(EbillSchemeType.BILL).emailAddress("a@example.ch").build();
        var text = Call.jsonOf(scheme);
        assertEquals("{\"alternativeSchemeType\":\"EBILL\",\"type\":\"BILL\",\"emailAddress\":\"a@example.ch\"}", text);
        assertEquals(scheme, Binding.read(Json.read(text), AlternativeSchemeObject.class));
        var later = "{\"alternativeSchemeType\":\"TWINT\",\"x\":1}";
        var unknown = (AlternativeSchemeObject.Unknown) Binding.read(Json.read(later), AlternativeSchemeObject.class);
        assertEquals("TWINT", unknown.alternativeSchemeType());
        assertEquals(later, Call.jsonOf(unknown));
    }

    @Test
    void saysWhereAnAnswerIsWrong() {
        var wrong = Json.read("{\"value\":\"a\",\"currencyCode\":\"CHF\"}");
        assertEquals("value: not a BigDecimal",
            assertThrows(IllegalArgumentException.class, () -> Binding.read(wrong, AmountToSend.class)).getMessage());
    }
}
