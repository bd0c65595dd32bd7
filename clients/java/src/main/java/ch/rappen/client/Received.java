package ch.rappen.client;

import ch.rappen.client.model.EbillError;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;

/** A whole answer. */
record Received(int status, HttpHeaders headers, byte[] bytes) {
    private static final int MESSAGE_LENGTH_MAX = 300;

    static Received of(HttpResponse<byte[]> response) {
        return new Received(response.statusCode(), response.headers(), response.body());
    }

    boolean isSuccess() {
        return status >= 200 && status < 300;
    }

    String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    <T> T json(Class<T> type) {
        @SuppressWarnings("unchecked")
        var value = (T) read(type);
        return value;
    }

    <T> List<T> list(Class<T> item) {
        @SuppressWarnings("unchecked")
        var values = (List<T>) read(new ListOf(item));
        return values;
    }

    private Object read(Type type) {
        try {
            return Binding.read(Json.read(text()), type);
        } catch (IllegalArgumentException wrong) {
            throw new NoAnswerException("The answer cannot be read: " + wrong.getMessage(), wrong);
        }
    }

    /** The refusal that this answer is. */
    RappenException refusal(Instant now) {
        var error = error();
        var requestId = headers.firstValue("x-request-id").orElse("");
        var said = error == null || error.message() == null ? text().strip() : error.message();
        var message = said.length() > MESSAGE_LENGTH_MAX ? said.substring(0, MESSAGE_LENGTH_MAX) + "…" : said;
        var code = error == null || error.code() == null ? "" : " " + error.code();
        return new RappenException(status, "Status " + status + code + (message.isEmpty() ? "" : ": " + message),
            requestId, error, Waiting.asked(headers, now));
    }

    /** The body of a refusal; null where it is none, such as the page of a proxy. */
    EbillError error() {
        try {
            return (EbillError) Binding.read(Json.read(text()), EbillError.class);
        } catch (IllegalArgumentException none) {
            return null;
        }
    }

    /** The type of a list, which Java forgets. */
    private record ListOf(Type item) implements ParameterizedType {
        @Override
        public Type[] getActualTypeArguments() {
            return new Type[] {item};
        }

        @Override
        public Type getRawType() {
            return List.class;
        }

        @Override
        public Type getOwnerType() {
            return null;
        }
    }
}
