package ch.rappen.client;

import ch.rappen.client.model.Choice;
import java.io.ByteArrayOutputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

/** One request of an operation, put together by the generated methods. */
final class Call {
    final String method;
    final Map<String, String> headers = new LinkedHashMap<>();
    boolean mayRepeat;
    boolean isOfBiller;
    private byte[] body = new byte[0];
    private final StringBuilder target;
    private char separator = '?';
    /** The head and the content of each part of a form. */
    private final List<byte[]> parts = new ArrayList<>();

    /** The path has a {} for each value. */
    Call(String method, String path, String... values) {
        this.method = method;
        target = new StringBuilder();
        var pieces = path.split("\\{}", -1);
        for (var i = 0; i < pieces.length; i++) {
            if (i > 0) target.append(encoded(Objects.requireNonNull(values[i - 1], "a value of " + path)));
            target.append(pieces[i]);
        }
    }

    String target() {
        return target.toString();
    }

    Call accept(String types) {
        headers.put("Accept", types);
        return this;
    }

    /** May be sent again where nobody knows what became of it. */
    Call repeatable() {
        mayRepeat = true;
        return this;
    }

    /** May be sent again, because its key lets it be carried out once; makes the key where there is none. */
    Call once() {
        headers.putIfAbsent("Idempotency-Key", UUID.randomUUID().toString());
        return repeatable();
    }

    /** Is about one biller, whom the client may name. */
    Call ofBiller() {
        isOfBiller = true;
        return this;
    }

    Call with(Options options) {
        if (options != null) options.addTo(this);
        return this;
    }

    Call query(String name, Object value) {
        if (value != null) {
            target.append(separator).append(name).append('=').append(encoded(textOf(value)));
            separator = '&';
        }
        return this;
    }

    Call header(String name, Object value) {
        if (value != null) headers.put(name, textOf(value));
        return this;
    }

    static String jsonOf(Object value) {
        return Json.write(Binding.write(value));
    }

    Call json(Object value) {
        return body("application/json", bytesOf(jsonOf(Objects.requireNonNull(value, "the body"))));
    }

    Call text(String text) {
        return body("text/plain; charset=utf-8", bytesOf(text));
    }

    Call file(Upload file) {
        return body(file.mediaType(), file.bytes());
    }

    Call body(String type, byte[] bytes) {
        headers.put("Content-Type", type);
        body = Objects.requireNonNull(bytes, "the body");
        return this;
    }

    /** A part of a form: a file, or any other value as JSON. */
    Call part(String name, Object value) {
        var file = Objects.requireNonNull(value, name) instanceof Upload upload ? upload : null;
        var fileName = file == null ? "" : "; filename=\"" + quoted(file.name()) + "\"";
        var head = "Content-Disposition: form-data; name=\"" + name + "\"" + fileName
            + "\r\nContent-Type: " + (file == null ? "application/json" : file.mediaType()) + "\r\n\r\n";
        parts.add(bytesOf(head));
        parts.add(file == null ? bytesOf(jsonOf(value)) : file.bytes());
        return this;
    }

    /** The whole body; empty where there is none. */
    byte[] content() {
        return parts.isEmpty() ? body : form();
    }

    /**
     * The boundary is made of the parts: the same form is the same bytes, as repetitions under one idempotency key have to be, and
     * no part holds it.
     */
    private byte[] form() {
        var digest = sha256();
        parts.forEach(digest::update);
        var boundary = "rappen-" + HexFormat.of().formatHex(digest.digest(), 0, 16);
        var form = new ByteArrayOutputStream();
        for (var i = 0; i < parts.size(); i += 2) {
            form.writeBytes(bytesOf("--" + boundary + "\r\n"));
            form.writeBytes(parts.get(i));
            form.writeBytes(parts.get(i + 1));
            form.writeBytes(bytesOf("\r\n"));
        }
        form.writeBytes(bytesOf("--" + boundary + "--\r\n"));
        parts.clear();
        body("multipart/form-data; boundary=" + boundary, form.toByteArray());
        return body;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException none) {
            throw new AssertionError("Every Java has SHA-256", none);
        }
    }

    private static byte[] bytesOf(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String quoted(String name) {
        return name.replace("\"", "%22").replace("\r", "%0D").replace("\n", "%0A");
    }

    private static String textOf(Object value) {
        return value instanceof Choice choice ? choice.value() : value.toString();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
