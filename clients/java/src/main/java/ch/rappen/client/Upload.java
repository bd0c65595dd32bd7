package ch.rappen.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** A file to send: its name, its media type and its bytes. */
public final class Upload {
    private static final Map<String, String> types = Map.of(
        "pdf", "application/pdf",
        "png", "image/png",
        "jpg", "image/jpeg",
        "jpeg", "image/jpeg",
        "csv", "text/csv",
        "xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");

    private final String name;
    private final byte[] bytes;

    private Upload(String name, byte[] bytes) {
        this.name = Objects.requireNonNull(name);
        this.bytes = Objects.requireNonNull(bytes);
    }

    /**
     * A file of the disk, read at once.
     *
     * @param path where it lies
     * @return the file
     * @throws UncheckedIOException if it cannot be read
     */
    public static Upload of(Path path) {
        try {
            return new Upload(path.getFileName().toString(), Files.readAllBytes(path));
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }

    /**
     * Bytes as a file.
     *
     * @param name the name of the file, whose ending says what it is: {@code bill.pdf}
     * @param bytes what is in it
     * @return the file
     */
    public static Upload of(String name, byte[] bytes) {
        return new Upload(name, bytes);
    }

    String name() {
        return name;
    }

    byte[] bytes() {
        return bytes;
    }

    String mediaType() {
        var ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return types.getOrDefault(ending, "application/octet-stream");
    }
}
