package ch.rappen.client;

import ch.rappen.client.model.WebhookEvent;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What the service sends to a webhook, signed as Standard Webhooks are. A message may come twice: its header {@code webhook-id}
 * is the same then.
 */
public final class Webhooks {
    private static final Duration TOLERANCE = Duration.ofMinutes(5);
    private static final String PREFIX = "whsec_";

    private Webhooks() {}

    /**
     * The event of a message, if the service signed it within the last five minutes.
     *
     * @param secret the secret of the webhook: {@code whsec_} and base64
     * @param header gives a header by its name, or null: {@code request::getHeader} of a servlet
     * @param body the body, byte for byte as it came
     * @return the event
     * @throws WebhookException if the message is forged, too old or cannot be read
     */
    public static WebhookEvent verify(String secret, Function<String, String> header, byte[] body) {
        return verify(List.of(secret), header, body);
    }

    /**
     * The same with several secrets, of which one has to fit: while a secret is being replaced, the new one and the old one.
     *
     * @param secrets the secrets
     * @param header gives a header by its name, or null
     * @param body the body, byte for byte as it came
     * @return the event
     * @throws WebhookException if the message is forged, too old or cannot be read
     */
    public static WebhookEvent verify(List<String> secrets, Function<String, String> header, byte[] body) {
        return verify(secrets, header, body, Clock.systemUTC().instant());
    }

    /**
     * The same with headers as maps hold them, in any case of their letters.
     *
     * @param secrets the secrets
     * @param headers the headers by name, such as {@code HttpHeaders.map()}
     * @param body the body, byte for byte as it came
     * @return the event
     * @throws WebhookException if the message is forged, too old or cannot be read
     */
    public static WebhookEvent verify(List<String> secrets, Map<String, List<String>> headers, byte[] body) {
        return verify(secrets, wanted -> headers.entrySet().stream()
            .filter(header -> wanted.equalsIgnoreCase(header.getKey()) && !header.getValue().isEmpty())
            .map(header -> header.getValue().get(0))
            .findFirst()
            .orElse(null), body);
    }

    static WebhookEvent verify(List<String> secrets, Function<String, String> header, byte[] body, Instant now) {
        var id = needed(header, "webhook-id");
        var timestamp = needed(header, "webhook-timestamp");
        var signatures = needed(header, "webhook-signature");
        if (!timestamp.matches("\\d{1,12}")) throw new WebhookException("The header webhook-timestamp is no time");
        var age = Duration.between(Instant.ofEpochSecond(Long.parseLong(timestamp)), now);
        if (age.compareTo(TOLERANCE) > 0) throw new WebhookException("The message is older than five minutes");
        if (age.negated().compareTo(TOLERANCE) > 0)
            throw new WebhookException("The message is of the future: is the clock of this machine right?");
        var isSigned = false;
        for (var expected : expectedSignatures(secrets, id + "." + timestamp + ".", body))
            for (var signature : signatures.split(" "))
                isSigned |= MessageDigest.isEqual(expected, signature.getBytes(StandardCharsets.UTF_8));
        if (!isSigned) throw new WebhookException("No signature fits: the secret is another one, or the message was changed");
        try {
            return (WebhookEvent) Binding.read(Json.read(new String(body, StandardCharsets.UTF_8)), WebhookEvent.class);
        } catch (IllegalArgumentException unread) {
            throw new WebhookException("The message is signed, but cannot be read: " + unread.getMessage(), unread);
        }
    }

    private static String needed(Function<String, String> header, String name) {
        var value = header.apply(name);
        if (value == null || value.isEmpty()) throw new WebhookException("The header " + name + " is missing");
        return value;
    }

    private static List<byte[]> expectedSignatures(List<String> secrets, String head, byte[] body) {
        var expected = new ArrayList<byte[]>();
        for (var secret : secrets) {
            try {
                if (!secret.startsWith(PREFIX)) throw new IllegalArgumentException("It has no " + PREFIX);
                var mac = Mac.getInstance("HmacSHA256");
                mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret.substring(PREFIX.length())), "HmacSHA256"));
                mac.update(head.getBytes(StandardCharsets.UTF_8));
                var signature = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body));
                expected.add(signature.getBytes(StandardCharsets.UTF_8));
            } catch (IllegalArgumentException | GeneralSecurityException wrong) {
                throw new IllegalArgumentException("A secret of a webhook is whsec_ and base64", wrong);
            }
        }
        return expected;
    }
}
