package ch.rappen.client;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Executors;
import java.util.concurrent.ExecutorService;

/** A service that answers as it is told, one reply after the other, and keeps what it was asked. */
final class Scripted implements AutoCloseable {
    /** What came: its first line, its headers and its body. */
    record Request(String line, Map<String, List<String>> headers, String body) {
        String header(String name) {
            return headers.entrySet().stream()
                .filter(one -> one.getKey().equalsIgnoreCase(name))
                .map(one -> one.getValue().get(0))
                .findFirst()
                .orElse(null);
        }
    }

    /** An answer; status 0 breaks the connection, -1 never answers. */
    record Reply(int status, String body, String... headers) {}

    final List<Request> requests = Collections.synchronizedList(new ArrayList<>());
    private final Queue<Reply> replies;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();

    Scripted(Reply... replies) throws IOException {
        this.replies = new ArrayDeque<>(Arrays.asList(replies));
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.setExecutor(threads);
        server.start();
    }

    Rappen.Builder builder() {
        return Rappen.builder("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    }

    Rappen client() {
        return builder().apiKey("a-key").build();
    }

    private void answer(HttpExchange exchange) throws IOException {
        var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        requests.add(new Request(exchange.getRequestMethod() + " " + exchange.getRequestURI(), Map.copyOf(exchange.getRequestHeaders()), body));
        var reply = replies.remove();
        if (reply.status == 0) throw new IOException("The connection is broken on purpose");
        if (reply.status < 0) {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException over) {
                return;
            }
        }
        for (var header : reply.headers) exchange.getResponseHeaders().add(header.split(": ")[0], header.split(": ")[1]);
        var bytes = reply.body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(reply.status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Override
    public void close() {
        threads.shutdownNow();
        server.stop(0);
    }
}
