package ch.rappen.client;

import ch.rappen.client.model.Choice;
import ch.rappen.client.model.OneOf;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.temporal.TemporalAccessor;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** JSON values to the records of the API, and back. What an answer has and a record does not know is left out. */
final class Binding {
    private Binding() {}

    /** How a record is made. */
    private record Form(RecordComponent[] components, Constructor<?> constructor) {}

    private static final ClassValue<Form> forms = new ClassValue<>() {
        @Override
        protected Form computeValue(Class<?> type) {
            var components = type.getRecordComponents();
            var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            try {
                return new Form(components, type.getDeclaredConstructor(types));
            } catch (NoSuchMethodException none) {
                throw new AssertionError("Every record has its constructor", none);
            }
        }
    };

    /** A value as a type of the API; throws IllegalArgumentException where it is another one. */
    static Object read(Object json, Type type) {
        if (type instanceof ParameterizedType of) return readGeneric(json, of);
        var wanted = (Class<?>) type;
        if (json == null) return wanted.isPrimitive() ? (wanted == boolean.class ? (Object) false : (Object) 0L) : null;
        if (wanted == Object.class) return json;
        // A text may be a number one day, and is still worth reading
        if (wanted == String.class) return json instanceof String ? json : Json.write(json);
        if (wanted == boolean.class || wanted == Boolean.class) return as(Boolean.class, json);
        if (wanted == BigDecimal.class) return as(BigDecimal.class, json);
        if (wanted == long.class || wanted == Long.class) return whole(as(BigDecimal.class, json));
        if (Map.class.isAssignableFrom(wanted)) return as(Map.class, json);
        var oneOf = wanted.getAnnotation(OneOf.class);
        if (oneOf != null) return readOneOf(as(Map.class, json), oneOf);
        if (wanted.isRecord() && !Choice.class.isAssignableFrom(wanted)) return record(wanted, as(Map.class, json));
        var text = as(String.class, json);
        try {
            if (wanted == byte[].class) return Base64.getDecoder().decode(text);
            if (wanted == LocalDate.class) return LocalDate.parse(text);
            if (wanted == Instant.class) return OffsetDateTime.parse(text).toInstant();
        } catch (java.time.DateTimeException wrong) {
            throw new IllegalArgumentException(wrong.getMessage(), wrong);
        }
        return made(forms.get(wanted), text);
    }

    private static Object readGeneric(Object json, ParameterizedType type) {
        if (json == null) return null;
        if (type.getRawType() == Map.class) return as(Map.class, json);
        var item = type.getActualTypeArguments()[0];
        List<?> items = as(List.class, json);
        return Collections.unmodifiableList(items.stream().map(one -> read(one, item)).collect(Collectors.toList()));
    }

    private static Object readOneOf(Map<?, ?> members, OneOf oneOf) {
        var known = Arrays.asList(oneOf.values()).indexOf(members.get(oneOf.by()));
        return known < 0 ? made(forms.get(oneOf.unknown()), members) : record(oneOf.types()[known], members);
    }

    private static Object record(Class<?> type, Map<?, ?> members) {
        var form = forms.get(type);
        var values = new Object[form.components.length];
        for (var i = 0; i < values.length; i++) {
            var component = form.components[i];
            try {
                values[i] = read(members.get(component.getName()), component.getGenericType());
            } catch (IllegalArgumentException wrong) {
                throw new IllegalArgumentException(component.getName() + ": " + wrong.getMessage(), wrong);
            }
        }
        return made(form, values);
    }

    private static Object made(Form form, Object... values) {
        try {
            return form.constructor.newInstance(values);
        } catch (ReflectiveOperationException failed) {
            throw new AssertionError("The records of the API do nothing in their constructors", failed);
        }
    }

    private static long whole(BigDecimal number) {
        try {
            return number.longValueExact();
        } catch (ArithmeticException fraction) {
            throw new IllegalArgumentException("not a whole number: " + number, fraction);
        }
    }

    private static <T> T as(Class<T> type, Object json) {
        if (type.isInstance(json)) return type.cast(json);
        throw new IllegalArgumentException("not a " + type.getSimpleName());
    }

    /** What {@link Json#write} takes, of a value of the API: members that are null are left out. */
    static Object write(Object value) {
        if (value instanceof Choice choice) return choice.value();
        if (value instanceof OneOf.Unknown unknown) return unknown.members();
        if (value instanceof Record record) return members(record);
        if (value instanceof byte[] bytes) return Base64.getEncoder().encodeToString(bytes);
        if (value instanceof TemporalAccessor) return value.toString();
        if (value instanceof List<?> items) return items.stream().map(Binding::write).collect(Collectors.toList());
        return value;
    }

    private static Map<String, Object> members(Record record) {
        var members = new LinkedHashMap<String, Object>();
        for (var component : forms.get(record.getClass()).components) {
            try {
                var value = component.getAccessor().invoke(record);
                if (value != null) members.put(component.getName(), write(value));
            } catch (ReflectiveOperationException failed) {
                throw new AssertionError("The members of a record are public", failed);
            }
        }
        return members;
    }
}
