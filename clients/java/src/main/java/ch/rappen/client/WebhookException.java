package ch.rappen.client;

/** A message is not of the service, too old, or cannot be read: its message says which. Answer it with status 400. */
public class WebhookException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WebhookException(String message) {
        super(message);
    }

    WebhookException(String message, Throwable cause) {
        super(message, cause);
    }
}
