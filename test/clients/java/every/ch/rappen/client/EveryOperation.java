package ch.rappen.client;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Calls the methods that are asked for, a line of JSON each, and says what they answered. */
public class EveryOperation {
    public static void main(String[] arguments) throws Exception {
        var rappen = Rappen.at(System.getenv("RAPPEN_URL"), System.getenv("RAPPEN_API_KEY"));
        var asked = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (var line = asked.readLine(); line != null; line = asked.readLine()) {
            var said = new LinkedHashMap<String, Object>();
            try {
                said.put("answer", call(rappen, (Map<?, ?>) Json.read(line)));
            } catch (InvocationTargetException failed) {
                said.put("failure", failed.getCause().toString());
            }
            System.out.println(Json.write(said));
        }
    }

    static Object call(Rappen rappen, Map<?, ?> asked) throws Exception {
        var values = (List<?>) asked.get("values");
        var options = (Map<?, ?>) asked.get("options");
        var method = methodOf((String) asked.get("operation"), values.size() + (options == null ? 0 : 1));
        var types = method.getGenericParameterTypes();
        var given = new Object[types.length];
        for (var i = 0; i < values.size(); i++) given[i] = valueOf(values.get(i), types[i]);
        if (options != null) given[values.size()] = optionsOf(options, method.getParameterTypes()[values.size()]);
        return Binding.write(method.invoke(rappen, given));
    }

    static Method methodOf(String name, int parameters) {
        return Arrays.stream(Operations.class.getMethods())
            .filter(one -> one.getName().equals(name) && one.getParameterCount() == parameters)
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("No method " + name + " with " + parameters));
    }

    static Object valueOf(Object value, Type type) {
        if (type != Upload.class) return Binding.read(value, type);
        var file = (Map<?, ?>) value;
        return Upload.of((String) file.get("name"), Base64.getDecoder().decode((String) file.get("bytes")));
    }

    static Object optionsOf(Map<?, ?> wanted, Class<?> type) throws Exception {
        var options = type.getConstructor().newInstance();
        for (var setter : type.getMethods()) {
            var value = wanted.get(setter.getName());
            if (value != null) setter.invoke(options, Binding.read(value, setter.getGenericParameterTypes()[0]));
        }
        return options;
    }
}
