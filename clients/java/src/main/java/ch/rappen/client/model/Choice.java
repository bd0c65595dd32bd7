package ch.rappen.client.model;

/**
 * One of several texts, such as a status. A later version of the service may answer with a text that this client has no
 * constant for: it is kept as it came. Compare by {@code equals}, or switch on {@link #value()}.
 */
public interface Choice {
    /**
     * The text as it is sent.
     *
     * @return the text
     */
    String value();
}
