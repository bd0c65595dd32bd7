/**
 * Names of glyphs and the characters they stand for: the Adobe Glyph List for New Fonts 1.7, each name followed by its
 * code in hexadecimal.
 */
const glyphList =
  'A 41 AE c6 AEacute 1fc Aacute c1 Abreve 102 Acircumflex c2 Adieresis c4 Agrave c0 Alpha 391 Alphatonos 386 ' +
  'Amacron 100 Aogonek 104 Aring c5 Aringacute 1fa Atilde c3 B 42 Beta 392 C 43 Cacute 106 Ccaron 10c ' +
  'Ccedilla c7 Ccircumflex 108 Cdotaccent 10a Chi 3a7 D 44 Dcaron 10e Dcroat 110 Delta 2206 E 45 Eacute c9 ' +
  'Ebreve 114 Ecaron 11a Ecircumflex ca Edieresis cb Edotaccent 116 Egrave c8 Emacron 112 Eng 14a Eogonek 118 ' +
  'Epsilon 395 Epsilontonos 388 Eta 397 Etatonos 389 Eth d0 Euro 20ac F 46 G 47 Gamma 393 Gbreve 11e Gcaron 1e6 ' +
  'Gcircumflex 11c Gdotaccent 120 H 48 H18533 25cf H18543 25aa H18551 25ab H22073 25a1 Hbar 126 Hcircumflex 124 ' +
  'I 49 IJ 132 Iacute cd Ibreve 12c Icircumflex ce Idieresis cf Idotaccent 130 Ifraktur 2111 Igrave cc ' +
  'Imacron 12a Iogonek 12e Iota 399 Iotadieresis 3aa Iotatonos 38a Itilde 128 J 4a Jcircumflex 134 K 4b ' +
  'Kappa 39a L 4c Lacute 139 Lambda 39b Lcaron 13d Ldot 13f Lslash 141 M 4d Mu 39c N 4e Nacute 143 Ncaron 147 ' +
  'Ntilde d1 Nu 39d O 4f OE 152 Oacute d3 Obreve 14e Ocircumflex d4 Odieresis d6 Ograve d2 Ohorn 1a0 ' +
  'Ohungarumlaut 150 Omacron 14c Omega 2126 Omegatonos 38f Omicron 39f Omicrontonos 38c Oslash d8 ' +
  'Oslashacute 1fe Otilde d5 P 50 Phi 3a6 Pi 3a0 Psi 3a8 Q 51 R 52 Racute 154 Rcaron 158 Rfraktur 211c Rho 3a1 ' +
  'S 53 SF010000 250c SF020000 2514 SF030000 2510 SF040000 2518 SF050000 253c SF060000 252c SF070000 2534 ' +
  'SF080000 251c SF090000 2524 SF100000 2500 SF110000 2502 SF190000 2561 SF200000 2562 SF210000 2556 ' +
  'SF220000 2555 SF230000 2563 SF240000 2551 SF250000 2557 SF260000 255d SF270000 255c SF280000 255b ' +
  'SF360000 255e SF370000 255f SF380000 255a SF390000 2554 SF400000 2569 SF410000 2566 SF420000 2560 ' +
  'SF430000 2550 SF440000 256c SF450000 2567 SF460000 2568 SF470000 2564 SF480000 2565 SF490000 2559 ' +
  'SF500000 2558 SF510000 2552 SF520000 2553 SF530000 256b SF540000 256a Sacute 15a Scaron 160 Scedilla 15e ' +
  'Scircumflex 15c Sigma 3a3 T 54 Tau 3a4 Tbar 166 Tcaron 164 Theta 398 Thorn de U 55 Uacute da Ubreve 16c ' +
  'Ucircumflex db Udieresis dc Ugrave d9 Uhorn 1af Uhungarumlaut 170 Umacron 16a Uogonek 172 Upsilon 3a5 ' +
  'Upsilon1 3d2 Upsilondieresis 3ab Upsilontonos 38e Uring 16e Utilde 168 V 56 W 57 Wacute 1e82 Wcircumflex 174 ' +
  'Wdieresis 1e84 Wgrave 1e80 X 58 Xi 39e Y 59 Yacute dd Ycircumflex 176 Ydieresis 178 Ygrave 1ef2 Z 5a ' +
  'Zacute 179 Zcaron 17d Zdotaccent 17b Zeta 396 a 61 aacute e1 abreve 103 acircumflex e2 acute b4 ' +
  'acutecomb 301 adieresis e4 ae e6 aeacute 1fd agrave e0 aleph 2135 alpha 3b1 alphatonos 3ac amacron 101 ' +
  'ampersand 26 angle 2220 angleleft 2329 angleright 232a anoteleia 387 aogonek 105 approxequal 2248 aring e5 ' +
  'aringacute 1fb arrowboth 2194 arrowdblboth 21d4 arrowdbldown 21d3 arrowdblleft 21d0 arrowdblright 21d2 ' +
  'arrowdblup 21d1 arrowdown 2193 arrowleft 2190 arrowright 2192 arrowup 2191 arrowupdn 2195 arrowupdnbse 21a8 ' +
  'asciicircum 5e asciitilde 7e asterisk 2a asteriskmath 2217 at 40 atilde e3 b 62 backslash 5c bar 7c beta 3b2 ' +
  'block 2588 braceleft 7b braceright 7d bracketleft 5b bracketright 5d breve 2d8 brokenbar a6 bullet 2022 c 63 ' +
  'cacute 107 caron 2c7 carriagereturn 21b5 ccaron 10d ccedilla e7 ccircumflex 109 cdotaccent 10b cedilla b8 ' +
  'cent a2 chi 3c7 circle 25cb circlemultiply 2297 circleplus 2295 circumflex 2c6 club 2663 colon 3a ' +
  'colonmonetary 20a1 comma 2c congruent 2245 copyright a9 currency a4 d 64 dagger 2020 daggerdbl 2021 ' +
  'dcaron 10f dcroat 111 degree b0 delta 3b4 diamond 2666 dieresis a8 dieresistonos 385 divide f7 dkshade 2593 ' +
  'dnblock 2584 dollar 24 dong 20ab dotaccent 2d9 dotbelowcomb 323 dotlessi 131 dotmath 22c5 e 65 eacute e9 ' +
  'ebreve 115 ecaron 11b ecircumflex ea edieresis eb edotaccent 117 egrave e8 eight 38 element 2208 ' +
  'ellipsis 2026 emacron 113 emdash 2014 emptyset 2205 endash 2013 eng 14b eogonek 119 epsilon 3b5 ' +
  'epsilontonos 3ad equal 3d equivalence 2261 estimated 212e eta 3b7 etatonos 3ae eth f0 exclam 21 ' +
  'exclamdbl 203c exclamdown a1 existential 2203 f 66 female 2640 figuredash 2012 filledbox 25a0 ' +
  'filledrect 25ac five 35 fiveeighths 215d florin 192 four 34 fraction 2044 franc 20a3 g 67 gamma 3b3 ' +
  'gbreve 11f gcaron 1e7 gcircumflex 11d gdotaccent 121 germandbls df gradient 2207 grave 60 gravecomb 300 ' +
  'greater 3e greaterequal 2265 guillemotleft ab guillemotright bb guilsinglleft 2039 guilsinglright 203a h 68 ' +
  'hbar 127 hcircumflex 125 heart 2665 hookabovecomb 309 house 2302 hungarumlaut 2dd hyphen 2d i 69 iacute ed ' +
  'ibreve 12d icircumflex ee idieresis ef igrave ec ij 133 imacron 12b infinity 221e integral 222b ' +
  'integralbt 2321 integraltp 2320 intersection 2229 invbullet 25d8 invcircle 25d9 invsmileface 263b ' +
  'iogonek 12f iota 3b9 iotadieresis 3ca iotadieresistonos 390 iotatonos 3af itilde 129 j 6a jcircumflex 135 ' +
  'k 6b kappa 3ba kgreenlandic 138 l 6c lacute 13a lambda 3bb lcaron 13e ldot 140 less 3c lessequal 2264 ' +
  'lfblock 258c lira 20a4 logicaland 2227 logicalnot ac logicalor 2228 longs 17f lozenge 25ca lslash 142 ' +
  'ltshade 2591 m 6d macron af male 2642 minus 2212 minute 2032 mu b5 multiply d7 musicalnote 266a ' +
  'musicalnotedbl 266b n 6e nacute 144 napostrophe 149 ncaron 148 nine 39 notelement 2209 notequal 2260 ' +
  'notsubset 2284 ntilde f1 nu 3bd numbersign 23 o 6f oacute f3 obreve 14f ocircumflex f4 odieresis f6 oe 153 ' +
  'ogonek 2db ograve f2 ohorn 1a1 ohungarumlaut 151 omacron 14d omega 3c9 omega1 3d6 omegatonos 3ce omicron 3bf ' +
  'omicrontonos 3cc one 31 onedotenleader 2024 oneeighth 215b onehalf bd onequarter bc onethird 2153 ' +
  'openbullet 25e6 ordfeminine aa ordmasculine ba orthogonal 221f oslash f8 oslashacute 1ff otilde f5 p 70 ' +
  'paragraph b6 parenleft 28 parenright 29 partialdiff 2202 percent 25 period 2e periodcentered b7 ' +
  'perpendicular 22a5 perthousand 2030 peseta 20a7 phi 3c6 phi1 3d5 pi 3c0 plus 2b plusminus b1 ' +
  'prescription 211e product 220f propersubset 2282 propersuperset 2283 proportional 221d psi 3c8 q 71 ' +
  'question 3f questiondown bf quotedbl 22 quotedblbase 201e quotedblleft 201c quotedblright 201d ' +
  'quoteleft 2018 quotereversed 201b quoteright 2019 quotesinglbase 201a quotesingle 27 r 72 racute 155 ' +
  'radical 221a rcaron 159 reflexsubset 2286 reflexsuperset 2287 registered ae revlogicalnot 2310 rho 3c1 ' +
  'ring 2da rtblock 2590 s 73 sacute 15b scaron 161 scedilla 15f scircumflex 15d second 2033 section a7 ' +
  'semicolon 3b seven 37 seveneighths 215e shade 2592 sigma 3c3 sigma1 3c2 similar 223c six 36 slash 2f ' +
  'smileface 263a space 20 spade 2660 sterling a3 suchthat 220b summation 2211 sun 263c t 74 tau 3c4 tbar 167 ' +
  'tcaron 165 therefore 2234 theta 3b8 theta1 3d1 thorn fe three 33 threeeighths 215c threequarters be ' +
  'tilde 2dc tildecomb 303 tonos 384 trademark 2122 triagdn 25bc triaglf 25c4 triagrt 25ba triagup 25b2 two 32 ' +
  'twodotenleader 2025 twothirds 2154 u 75 uacute fa ubreve 16d ucircumflex fb udieresis fc ugrave f9 uhorn 1b0 ' +
  'uhungarumlaut 171 umacron 16b underscore 5f underscoredbl 2017 union 222a universal 2200 uogonek 173 ' +
  'upblock 2580 upsilon 3c5 upsilondieresis 3cb upsilondieresistonos 3b0 upsilontonos 3cd uring 16f utilde 169 ' +
  'v 76 w 77 wacute 1e83 wcircumflex 175 wdieresis 1e85 weierstrass 2118 wgrave 1e81 x 78 xi 3be y 79 yacute fd ' +
  'ycircumflex 177 ydieresis ff yen a5 ygrave 1ef3 z 7a zacute 17a zcaron 17e zdotaccent 17c zero 30 zeta 3b6 ' +
  'fi fb01 fl fb02 ff fb00 ffi fb03 ffl fb04 onesuperior b9 twosuperior b2 threesuperior b3 nbspace a0 ' +
  'nonbreakingspace a0 sfthyphen ad softhyphen ad middot b7 increment 2206 overscore af ';

const unicodeOfName: ReadonlyMap<string, number> = new Map(
  Array.from(glyphList.matchAll(/(\S+) (\S+) /g), ([, name = '', code = '']) => [name, Number.parseInt(code, 16)]),
);

const nameOfUnicode: ReadonlyMap<number, string> = new Map(
  [...unicodeOfName].reverse().map(([name, code]) => [code, name]),
);

/** Names of Cyrillic, Hebrew and Arabic letters in the Adobe Glyph List: `afii` and a number, the character of the first, how many. */
const afiiRows: readonly (readonly [first: number, unicode: number, count: number])[] = [
  [10017, 0x410, 6],
  [10023, 0x401, 1],
  [10024, 0x416, 26],
  [10050, 0x490, 1],
  [10051, 0x402, 11],
  [10062, 0x40e, 1],
  [10065, 0x430, 6],
  [10071, 0x451, 1],
  [10072, 0x436, 26],
  [10098, 0x491, 1],
  [10099, 0x452, 11],
  [10110, 0x45e, 1],
  [10145, 0x40f, 1],
  [10193, 0x45f, 1],
  [57392, 0x660, 10],
  [57409, 0x621, 26],
  [57440, 0x640, 7],
  [57448, 0x648, 3],
  [57664, 0x5d0, 27],
  [61289, 0x2113, 1],
  [61352, 0x2116, 1],
];

function unicodeOfAfii(name: string): number | undefined {
  const digits = /^afii(\d{5})$/.exec(name)?.[1];
  const number = Number(digits);
  const row = afiiRows.find(([first, , count]) => number >= first && number < first + count);
  return row && row[1] + number - row[0];
}

/** The character that a glyph's name stands for; undefined when the list and its rules for `uni` and `u` say nothing. */
export function unicodeOfGlyphName(name: string): number | undefined {
  const known = unicodeOfName.get(name) ?? unicodeOfAfii(name);
  if (known !== undefined) return known;
  const digits = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(name);
  return digits === null ? undefined : Number.parseInt(digits[1] ?? digits[2] ?? '', 16);
}

/** Characters from code 32 on, 16 in a row; NUL where there is none (ISO 32000-1, annex D.2). */
const standardCharacters =
  ' !"#$%&’()*+,-./' +
  '0123456789:;<=>?' +
  '@ABCDEFGHIJKLMNO' +
  'PQRSTUVWXYZ[\\]^_' +
  '‘abcdefghijklmno' +
  'pqrstuvwxyz{|}~\x00' +
  '\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00' +
  '\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00' +
  "\x00¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ" +
  '\x00–†‡·\x00¶•‚„”»…‰\x00¿' +
  '\x00`´ˆ˜¯˘˙¨\x00˚¸\x00˝˛ˇ' +
  '—\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00' +
  '\x00Æ\x00ª\x00\x00\x00\x00ŁØŒº\x00\x00\x00\x00' +
  '\x00æ\x00\x00\x00ı\x00\x00łøœß\x00\x00\x00\x00';
const winAnsiCharacters =
  ' !"#$%&\'()*+,-./' +
  '0123456789:;<=>?' +
  '@ABCDEFGHIJKLMNO' +
  'PQRSTUVWXYZ[\\]^_' +
  '`abcdefghijklmno' +
  'pqrstuvwxyz{|}~•' +
  '€•‚ƒ„…†‡ˆ‰Š‹Œ•Ž•' +
  '•‘’“”•–—˜™š›œ•žŸ' +
  ' ¡¢£¤¥¦§¨©ª«¬-®¯' +
  '°±²³´µ¶·¸¹º»¼½¾¿' +
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ' +
  'ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß' +
  'àáâãäåæçèéêëìíîï' +
  'ðñòóôõö÷øùúûüýþÿ';
const macRomanCharacters =
  ' !"#$%&\'()*+,-./' +
  '0123456789:;<=>?' +
  '@ABCDEFGHIJKLMNO' +
  'PQRSTUVWXYZ[\\]^_' +
  '`abcdefghijklmno' +
  'pqrstuvwxyz{|}~\x00' +
  'ÄÅÇÉÑÖÜáàâäãåçéè' +
  'êëíìîïñóòôöõúùûü' +
  '†°¢£§•¶ß®©™´¨\x00ÆØ' +
  '\x00±\x00\x00¥µ\x00\x00\x00\x00\x00ªº\x00æø' +
  '¿¡¬\x00ƒ\x00\x00«»… ÀÃÕŒœ' +
  '–—“”‘’÷\x00ÿŸ⁄¤‹›ﬁﬂ' +
  '‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ' +
  '\x00ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

/** The names of the glyphs of codes 0 to 255. */
export type Encoding = readonly (string | undefined)[];

function encodingOf(characters: string): Encoding {
  return Array.from({ length: 256 }, (_, code) => nameOfUnicode.get(characters.charCodeAt(code - 32)));
}

export const standardEncoding: Encoding = encodingOf(standardCharacters);
export const winAnsiEncoding: Encoding = encodingOf(winAnsiCharacters);
export const macRomanEncoding: Encoding = encodingOf(macRomanCharacters);

/** Codes of the character map for Macintosh in a TrueType font, by the names of glyphs. */
export const macRomanCodes: ReadonlyMap<string, number> = new Map(
  macRomanEncoding.flatMap((name, code): [string, number][] => (name === undefined ? [] : [[name, code]])).reverse(),
);
