export type Language = 'de' | 'fr' | 'it' | 'en' | 'rm';
