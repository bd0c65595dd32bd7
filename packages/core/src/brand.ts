declare const brand: unique symbol;

/** A text validated as its name says. Only the parse function of that name creates one. */
export type Branded<T, Name extends string> = T & { readonly [brand]: { readonly [K in Name]: true } };
