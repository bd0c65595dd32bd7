/**
 * The characters of the fonts Symbol and ZapfDingbats (ISO 32000-1, annex D.5 and D.6): code in hexadecimal, name of the
 * glyph, and code of the character in Unicode by Adobe's lists of glyphs, separated by colons.
 */
export const symbolCharacters: readonly string[] = (
  '20:space:20 21:exclam:21 22:universal:2200 23:numbersign:23 24:existential:2203 25:percent:25 26:ampersand:26 ' +
  '27:suchthat:220b 28:parenleft:28 29:parenright:29 2a:asteriskmath:2217 2b:plus:2b 2c:comma:2c 2d:minus:2212 ' +
  '2e:period:2e 2f:slash:2f 30:zero:30 31:one:31 32:two:32 33:three:33 34:four:34 35:five:35 36:six:36 37:seven:37 ' +
  '38:eight:38 39:nine:39 3a:colon:3a 3b:semicolon:3b 3c:less:3c 3d:equal:3d 3e:greater:3e 3f:question:3f ' +
  '40:congruent:2245 41:Alpha:391 42:Beta:392 43:Chi:3a7 44:Delta:2206 45:Epsilon:395 46:Phi:3a6 47:Gamma:393 ' +
  '48:Eta:397 49:Iota:399 4a:theta1:3d1 4b:Kappa:39a 4c:Lambda:39b 4d:Mu:39c 4e:Nu:39d 4f:Omicron:39f 50:Pi:3a0 ' +
  '51:Theta:398 52:Rho:3a1 53:Sigma:3a3 54:Tau:3a4 55:Upsilon:3a5 56:sigma1:3c2 57:Omega:2126 58:Xi:39e 59:Psi:3a8 ' +
  '5a:Zeta:396 5b:bracketleft:5b 5c:therefore:2234 5d:bracketright:5d 5e:perpendicular:22a5 5f:underscore:5f ' +
  '60:radicalex:f8e5 61:alpha:3b1 62:beta:3b2 63:chi:3c7 64:delta:3b4 65:epsilon:3b5 66:phi:3c6 67:gamma:3b3 ' +
  '68:eta:3b7 69:iota:3b9 6a:phi1:3d5 6b:kappa:3ba 6c:lambda:3bb 6d:mu:b5 6e:nu:3bd 6f:omicron:3bf 70:pi:3c0 ' +
  '71:theta:3b8 72:rho:3c1 73:sigma:3c3 74:tau:3c4 75:upsilon:3c5 76:omega1:3d6 77:omega:3c9 78:xi:3be 79:psi:3c8 ' +
  '7a:zeta:3b6 7b:braceleft:7b 7c:bar:7c 7d:braceright:7d 7e:similar:223c a0:Euro:20ac a1:Upsilon1:3d2 ' +
  'a2:minute:2032 a3:lessequal:2264 a4:fraction:2044 a5:infinity:221e a6:florin:192 a7:club:2663 a8:diamond:2666 ' +
  'a9:heart:2665 aa:spade:2660 ab:arrowboth:2194 ac:arrowleft:2190 ad:arrowup:2191 ae:arrowright:2192 ' +
  'af:arrowdown:2193 b0:degree:b0 b1:plusminus:b1 b2:second:2033 b3:greaterequal:2265 b4:multiply:d7 ' +
  'b5:proportional:221d b6:partialdiff:2202 b7:bullet:2022 b8:divide:f7 b9:notequal:2260 ba:equivalence:2261 ' +
  'bb:approxequal:2248 bc:ellipsis:2026 bd:arrowvertex:f8e6 be:arrowhorizex:f8e7 bf:carriagereturn:21b5 ' +
  'c0:aleph:2135 c1:Ifraktur:2111 c2:Rfraktur:211c c3:weierstrass:2118 c4:circlemultiply:2297 c5:circleplus:2295 ' +
  'c6:emptyset:2205 c7:intersection:2229 c8:union:222a c9:propersuperset:2283 ca:reflexsuperset:2287 ' +
  'cb:notsubset:2284 cc:propersubset:2282 cd:reflexsubset:2286 ce:element:2208 cf:notelement:2209 d0:angle:2220 ' +
  'd1:gradient:2207 d2:registerserif:f6da d3:copyrightserif:f6d9 d4:trademarkserif:f6db d5:product:220f ' +
  'd6:radical:221a d7:dotmath:22c5 d8:logicalnot:ac d9:logicaland:2227 da:logicalor:2228 db:arrowdblboth:21d4 ' +
  'dc:arrowdblleft:21d0 dd:arrowdblup:21d1 de:arrowdblright:21d2 df:arrowdbldown:21d3 e0:lozenge:25ca ' +
  'e1:angleleft:2329 e2:registersans:f8e8 e3:copyrightsans:f8e9 e4:trademarksans:f8ea e5:summation:2211 ' +
  'e6:parenlefttp:f8eb e7:parenleftex:f8ec e8:parenleftbt:f8ed e9:bracketlefttp:f8ee ea:bracketleftex:f8ef ' +
  'eb:bracketleftbt:f8f0 ec:bracelefttp:f8f1 ed:braceleftmid:f8f2 ee:braceleftbt:f8f3 ef:braceex:f8f4 ' +
  'f1:angleright:232a f2:integral:222b f3:integraltp:2320 f4:integralex:f8f5 f5:integralbt:2321 f6:parenrighttp:f8f6 ' +
  'f7:parenrightex:f8f7 f8:parenrightbt:f8f8 f9:bracketrighttp:f8f9 fa:bracketrightex:f8fa fb:bracketrightbt:f8fb ' +
  'fc:bracerighttp:f8fc fd:bracerightmid:f8fd fe:bracerightbt:f8fe'
).split(' ');

export const dingbatsCharacters: readonly string[] = (
  '20:space:20 21:a1:2701 22:a2:2702 23:a202:2703 24:a3:2704 25:a4:260e 26:a5:2706 27:a119:2707 28:a118:2708 ' +
  '29:a117:2709 2a:a11:261b 2b:a12:261e 2c:a13:270c 2d:a14:270d 2e:a15:270e 2f:a16:270f 30:a105:2710 31:a17:2711 ' +
  '32:a18:2712 33:a19:2713 34:a20:2714 35:a21:2715 36:a22:2716 37:a23:2717 38:a24:2718 39:a25:2719 3a:a26:271a ' +
  '3b:a27:271b 3c:a28:271c 3d:a6:271d 3e:a7:271e 3f:a8:271f 40:a9:2720 41:a10:2721 42:a29:2722 43:a30:2723 ' +
  '44:a31:2724 45:a32:2725 46:a33:2726 47:a34:2727 48:a35:2605 49:a36:2729 4a:a37:272a 4b:a38:272b 4c:a39:272c ' +
  '4d:a40:272d 4e:a41:272e 4f:a42:272f 50:a43:2730 51:a44:2731 52:a45:2732 53:a46:2733 54:a47:2734 55:a48:2735 ' +
  '56:a49:2736 57:a50:2737 58:a51:2738 59:a52:2739 5a:a53:273a 5b:a54:273b 5c:a55:273c 5d:a56:273d 5e:a57:273e ' +
  '5f:a58:273f 60:a59:2740 61:a60:2741 62:a61:2742 63:a62:2743 64:a63:2744 65:a64:2745 66:a65:2746 67:a66:2747 ' +
  '68:a67:2748 69:a68:2749 6a:a69:274a 6b:a70:274b 6c:a71:25cf 6d:a72:274d 6e:a73:25a0 6f:a74:274f 70:a203:2750 ' +
  '71:a75:2751 72:a204:2752 73:a76:25b2 74:a77:25bc 75:a78:25c6 76:a79:2756 77:a81:25d7 78:a82:2758 79:a83:2759 ' +
  '7a:a84:275a 7b:a97:275b 7c:a98:275c 7d:a99:275d 7e:a100:275e 80:a89:2768 81:a90:2769 82:a93:276a 83:a94:276b ' +
  '84:a91:276c 85:a92:276d 86:a205:276e 87:a85:276f 88:a206:2770 89:a86:2771 8a:a87:2772 8b:a88:2773 8c:a95:2774 ' +
  '8d:a96:2775 a1:a101:2761 a2:a102:2762 a3:a103:2763 a4:a104:2764 a5:a106:2765 a6:a107:2766 a7:a108:2767 ' +
  'a8:a112:2663 a9:a111:2666 aa:a110:2665 ab:a109:2660 ac:a120:2460 ad:a121:2461 ae:a122:2462 af:a123:2463 ' +
  'b0:a124:2464 b1:a125:2465 b2:a126:2466 b3:a127:2467 b4:a128:2468 b5:a129:2469 b6:a130:2776 b7:a131:2777 ' +
  'b8:a132:2778 b9:a133:2779 ba:a134:277a bb:a135:277b bc:a136:277c bd:a137:277d be:a138:277e bf:a139:277f ' +
  'c0:a140:2780 c1:a141:2781 c2:a142:2782 c3:a143:2783 c4:a144:2784 c5:a145:2785 c6:a146:2786 c7:a147:2787 ' +
  'c8:a148:2788 c9:a149:2789 ca:a150:278a cb:a151:278b cc:a152:278c cd:a153:278d ce:a154:278e cf:a155:278f ' +
  'd0:a156:2790 d1:a157:2791 d2:a158:2792 d3:a159:2793 d4:a160:2794 d5:a161:2192 d6:a163:2194 d7:a164:2195 ' +
  'd8:a196:2798 d9:a165:2799 da:a192:279a db:a166:279b dc:a167:279c dd:a168:279d de:a169:279e df:a170:279f ' +
  'e0:a171:27a0 e1:a172:27a1 e2:a173:27a2 e3:a162:27a3 e4:a174:27a4 e5:a175:27a5 e6:a176:27a6 e7:a177:27a7 ' +
  'e8:a178:27a8 e9:a179:27a9 ea:a193:27aa eb:a180:27ab ec:a199:27ac ed:a181:27ad ee:a200:27ae ef:a182:27af ' +
  'f1:a201:27b1 f2:a183:27b2 f3:a184:27b3 f4:a197:27b4 f5:a185:27b5 f6:a194:27b6 f7:a198:27b7 f8:a186:27b8 ' +
  'f9:a195:27b9 fa:a187:27ba fb:a188:27bb fc:a189:27bc fd:a190:27bd fe:a191:27be'
).split(' ');
