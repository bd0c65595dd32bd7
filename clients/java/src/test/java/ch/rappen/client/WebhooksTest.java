package ch.rappen.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.rappen.client.model.ProcessingStatus;
import ch.rappen.client.model.WebhookEvent;
import ch.rappen.client.model.WebhookProcessingStatusEvent;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

class WebhooksTest {
    /** Secret, message and signature of the specification of Standard Webhooks. */
    private static final String SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    private static final String OTHER = "whsec_" + Base64.getEncoder().encodeToString(new byte[32]);
    private static final Instant NOW = Instant.parse("2026-11-24T12:00:00Z");
    private static final String EVENT = "{\"id\":5,\"eventName\":\"processing_status.changed\",\"timestamp\":\"2026-11-24T12:00:00Z\","
        + "\"businessCaseId\":7,\"referenceNumber\":\"R-1\",\"type\":\"Bill\",\"newStatus\":\"DELIVERED\",\"later\":1}";

    private static Map<String, String> signed(String body, Instant at, String secret) throws Exception {
        var headers = new HashMap<String, String>();
        headers.put("webhook-id", "msg_1");
        headers.put("webhook-timestamp", String.valueOf(at.getEpochSecond()));
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret.substring(6)), "HmacSHA256"));
        var text = "msg_1." + at.getEpochSecond() + "." + body;
        headers.put("webhook-signature", "v1," + Base64.getEncoder().encodeToString(mac.doFinal(text.getBytes(StandardCharsets.UTF_8))));
        return headers;
    }

    private static WebhookEvent verify(Map<String, String> headers, String body, String... secrets) {
        return Webhooks.verify(List.of(secrets), headers::get, body.getBytes(StandardCharsets.UTF_8), NOW);
    }

    private static String refused(Map<String, String> headers, String body) {
        return assertThrows(WebhookException.class, () -> verify(headers, body, SECRET)).getMessage();
    }

    @Test
    void knowsTheExampleOfTheSpecification() {
        var headers = Map.of(
            "webhook-id", "msg_p5jXN8AQM9LWM0D4loKWxJek",
            "webhook-timestamp", "1614265330",
            "webhook-signature", "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
        var body = "{\"test\": 2432232314}".getBytes(StandardCharsets.UTF_8);
        var event = Webhooks.verify(List.of(SECRET), headers::get, body, Instant.ofEpochSecond(1614265330));
        assertEquals("null", ((WebhookEvent.Unknown) event).eventName());
    }

    @Test
    void readsTheEvent() throws Exception {
        var event = (WebhookProcessingStatusEvent) verify(signed(EVENT, NOW, SECRET), EVENT, SECRET);
        assertEquals(7, event.businessCaseId());
        assertEquals(ProcessingStatus.DELIVERED, event.newStatus());
        var later = EVENT.replace("processing_status.changed", "moon.risen");
        var unknown = (WebhookEvent.Unknown) verify(signed(later, NOW, SECRET), later, SECRET);
        assertEquals("moon.risen", unknown.eventName());
        assertEquals("R-1", unknown.members().get("referenceNumber"));
    }

    @Test
    void takesAnyOfSeveralSecretsAndSignatures() throws Exception {
        assertEquals("processing_status.changed", verify(signed(EVENT, NOW, OTHER), EVENT, SECRET, OTHER).eventName());
        var headers = signed(EVENT, NOW, SECRET);
        headers.compute("webhook-signature", (name, mine) -> "v1a,AAAA v1,AAAA= " + mine);
        assertEquals("processing_status.changed", verify(headers, EVENT, SECRET).eventName());
    }

    @Test
    void takesHeadersInAnyCase() throws Exception {
        var now = Instant.now();
        var headers = new HashMap<String, List<String>>();
        signed(EVENT, now, SECRET).forEach((name, value) -> headers.put(name.toUpperCase(java.util.Locale.ROOT), List.of(value)));
        var body = EVENT.getBytes(StandardCharsets.UTF_8);
        assertEquals("processing_status.changed", Webhooks.verify(List.of(SECRET), headers, body).eventName());
        var single = signed(EVENT, now, SECRET);
        assertEquals("processing_status.changed", Webhooks.verify(SECRET, single::get, body).eventName());
    }

    @Test
    void refusesWhatWasChanged() throws Exception {
        var other = "No signature fits: the secret is another one, or the message was changed";
        assertEquals(other, refused(signed(EVENT, NOW, SECRET), EVENT.replace("DELIVERED", "FAILED")));
        assertEquals(other, refused(signed(EVENT, NOW, OTHER), EVENT));
        for (var name : List.of("webhook-id", "webhook-timestamp", "webhook-signature")) {
            var headers = signed(EVENT, NOW, SECRET);
            headers.compute(name, (key, mine) -> name.equals("webhook-timestamp") ? String.valueOf(NOW.getEpochSecond() - 1) : mine + "0");
            assertEquals(other, refused(headers, EVENT));
            headers.remove(name);
            assertEquals("The header " + name + " is missing", refused(headers, EVENT));
        }
    }

    @Test
    void refusesWhatIsTooOldOrTooNew() throws Exception {
        verify(signed(EVENT, NOW.minusSeconds(300), SECRET), EVENT, SECRET);
        verify(signed(EVENT, NOW.plusSeconds(300), SECRET), EVENT, SECRET);
        assertEquals("The message is older than five minutes", refused(signed(EVENT, NOW.minusSeconds(301), SECRET), EVENT));
        assertTrue(refused(signed(EVENT, NOW.plusSeconds(301), SECRET), EVENT).startsWith("The message is of the future"));
        var headers = signed(EVENT, NOW, SECRET);
        headers.put("webhook-timestamp", "now");
        assertEquals("The header webhook-timestamp is no time", refused(headers, EVENT));
    }

    @Test
    void saysWhatElseIsWrong() throws Exception {
        assertTrue(refused(signed("<event/>", NOW, SECRET), "<event/>").startsWith("The message is signed, but cannot be read"));
        for (var wrong : List.of("secret", "whsec_?"))
            assertThrows(IllegalArgumentException.class, () -> verify(signed(EVENT, NOW, SECRET), EVENT, wrong));
    }
}
