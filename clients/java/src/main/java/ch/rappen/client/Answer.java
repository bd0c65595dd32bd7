package ch.rappen.client;

import java.net.URI;
import java.net.http.HttpHeaders;

/**
 * An answer as it came, for logs and for headers such as {@code X-Layout-Warnings}: see {@link Rappen.Builder#onAnswer}.
 *
 * @param method the method of the request
 * @param uri where it was sent
 * @param status the status of the answer
 * @param headers the headers of the answer
 * @param attempt 1 for the first sending, 2 for the next
 */
public record Answer(String method, URI uri, int status, HttpHeaders headers, int attempt) {}
