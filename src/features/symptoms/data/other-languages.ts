const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words by which English is told from other languages, none of which another one has often. */
export const ENGLISH_WORDS = words(
  `the of and to with for is was were are has had have been his her my she he they it its i not no without denies from on at by since after before
when while who which that this there then than but or as into over under about during today yesterday week weeks day days month months year years
ago old man woman male female boy girl patient history presents pain fever cough no mild severe left right both reports complains`,
);

/** Words of other languages that English notes do not use: small ones, and what somebody ill says first. Folded, without accents. */
export const OTHER_WORDS = words(
`ich habe hatte seit und der das den dem ist sind nicht mit ein eine einen einer auch aber wird wurde mein meine sie wir tagen tage wochen stunden gestern heute schmerzen
fieber husten kopfschmerzen brustschmerzen bauchschmerzen atemnot ubelkeit erbrechen durchfall schwindel mann frau kind kein keine starke links rechts
el la los las que se su sus una unos por para desde hace tiene tengo esta muy pero dolor fiebre tos cabeza pecho nauseas vomitos diarrea mareo hombre mujer paciente dias semanas horas ano anos
izquierdo izquierda derecho derecha niega refiere presenta del al brazo barriga estomago sangre sudoracion
le les des du est depuis avec une mon ma mes je elle dans sur douleur douleurs fievre toux tete poitrine nausees vomissements jours semaines heures gauche droit homme femme enfant
il lo gli che di sono ho mio mia da febbre dolore tosse testa petto vomito giorni settimane sinistro destro uomo donna 
uma com minha meu tenho tem febre dor tosse cabeca peito dias ha homem mulher esquerdo direito nao 
het een van niet sinds heeft hoofdpijn koorts hoest pijn borst dagen vrouw links rechts ik heb mijn
har och sedan ont feber hosta brost huvudvark inte kvinna
mam bol boli goraczka kaszel glowy brzucha od dni jest nie mezczyzna kobieta
ates oksuruk agri agrim bas gogus var yok gundur hasta kadin erkek
sakit demam batuk kepala dada hari saya yang dan sejak
masakit lagnat ubo ako ng mga sa
dau sot ho ngay toi bi nguoi
`.trim(),
);

/** Words that deny in them: what stands behind one in its clause is not there. */
export const OTHER_DENIALS =
  /(?<![\p{L}])(?:kein|keine|keinen|keiner|keinem|nicht|ohne|verneint|weder|sin|no|ni|niega|tampoco|nunca|pas|sans|aucun|aucune|ne|nie|senza|non|nega|sem|nao|não|geen|niet|zonder|bez|brak|inga|ingen|utan|inte|yok|tidak|walang|khong|không)(?![\p{L}])[^.;,!?\n]*/giu;
