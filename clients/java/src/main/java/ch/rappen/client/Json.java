package ch.rappen.client;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON text to maps, lists, texts, {@link BigDecimal} and booleans, and back. Numbers keep every digit. */
final class Json {
    /** Deeper than any answer, and far from the end of the stack. */
    private static final int DEPTH_MAX = 200;
    /** BigDecimal would expand an exponent beyond it into as many digits. */
    private static final int DIGITS_MAX = 1000;

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** The value of a text; throws IllegalArgumentException where it is no JSON. */
    static Object read(String text) {
        var json = new Json(text);
        var value = json.value(0);
        json.blanks();
        if (json.at < text.length()) throw json.wrong();
        return value;
    }

    private Object value(int depth) {
        if (depth > DEPTH_MAX) throw wrong();
        blanks();
        switch (peek()) {
            case '{':
                return members(depth);
            case '[':
                return items(depth);
            case '"':
                return string();
            case 't':
                return word("true", true);
            case 'f':
                return word("false", false);
            case 'n':
                return word("null", null);
            default:
                return number();
        }
    }

    private Map<String, Object> members(int depth) {
        var members = new LinkedHashMap<String, Object>();
        at++;
        blanks();
        if (next('}')) return members;
        do {
            blanks();
            if (peek() != '"') throw wrong();
            var name = string();
            blanks();
            if (!next(':')) throw wrong();
            members.put(name, value(depth + 1));
            blanks();
        } while (next(','));
        if (!next('}')) throw wrong();
        return Collections.unmodifiableMap(members);
    }

    private List<Object> items(int depth) {
        var items = new ArrayList<>();
        at++;
        blanks();
        if (next(']')) return items;
        do {
            items.add(value(depth + 1));
            blanks();
        } while (next(','));
        if (!next(']')) throw wrong();
        return Collections.unmodifiableList(items);
    }

    private String string() {
        var read = new StringBuilder();
        at++;
        while (true) {
            var one = peek();
            at++;
            if (one == '"') return read.toString();
            if (one < ' ') throw wrong();
            read.append(one == '\\' ? escaped() : one);
        }
    }

    private char escaped() {
        var one = peek();
        at++;
        switch (one) {
            case 'b':
                return '\b';
            case 'f':
                return '\f';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 't':
                return '\t';
            case '"', '\\', '/':
                return one;
            case 'u':
                if (at + 4 > text.length()) throw wrong();
                var digits = text.substring(at, at += 4);
                if (!digits.matches("[0-9a-fA-F]{4}")) throw wrong();
                return (char) Integer.parseInt(digits, 16);
            default:
                throw wrong();
        }
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) throw wrong();
        at += word.length();
        return value;
    }

    private BigDecimal number() {
        var from = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
        var written = text.substring(from, at);
        if (!written.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d{1,9})?")) throw wrong();
        var number = new BigDecimal(written);
        if (number.precision() > DIGITS_MAX || Math.abs(number.scale()) > DIGITS_MAX) throw wrong();
        return number;
    }

    private char peek() {
        if (at >= text.length()) throw wrong();
        return text.charAt(at);
    }

    private boolean next(char wanted) {
        var isNext = at < text.length() && text.charAt(at) == wanted;
        if (isNext) at++;
        return isNext;
    }

    private void blanks() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("No JSON from character " + Math.min(at, text.length()) + " on");
    }

    /** The text of a value as {@link #read} gives it; whole numbers may be of any type. Throws for other values. */
    static String write(Object value) {
        var written = new StringBuilder();
        write(value, written);
        return written.toString();
    }

    private static void write(Object value, StringBuilder to) {
        if (value == null || value instanceof Boolean) {
            to.append(value);
        } else if (value instanceof String string) {
            quote(string, to);
        } else if (value instanceof BigDecimal number) {
            to.append(number.toPlainString());
        } else if (value instanceof Number number) {
            to.append(new BigDecimal(number.toString()).toPlainString());
        } else if (value instanceof Map<?, ?> members) {
            var separator = '{';
            for (var member : members.entrySet()) {
                to.append(separator);
                quote(member.getKey().toString(), to);
                to.append(':');
                write(member.getValue(), to);
                separator = ',';
            }
            to.append(members.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> items) {
            var separator = '[';
            for (var item : items) {
                to.append(separator);
                write(item, to);
                separator = ',';
            }
            to.append(items.isEmpty() ? "[]" : "]");
        } else {
            throw new IllegalArgumentException("JSON has no word for " + value.getClass().getName());
        }
    }

    private static void quote(String string, StringBuilder to) {
        to.append('"');
        for (var i = 0; i < string.length(); i++) {
            var one = string.charAt(i);
            if (one == '"' || one == '\\') to.append('\\').append(one);
            else if (one < ' ' || Character.isSurrogate(one)) to.append(String.format("\\u%04x", (int) one));
            else to.append(one);
        }
        to.append('"');
    }
}
