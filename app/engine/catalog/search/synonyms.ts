/** Shoppers' words for what the catalog calls otherwise, by the catalog's word. */

const WORDS: Readonly<Record<string, string>> = {
  bandana: "bandanna",
  blanket: "duvet fleece plaid throw",
  bowl: "dish",
  canvas: "canvases",
  cat: "kitten kitty persian ragdoll siamese sphynx tabby",
  christmas: "xmas stockingstuffer",
  coworker: "boss colleague office",
  dad: "daddy father papa",
  dog:
    "beagle bulldog chihuahua collie corgi dachshund dalmatian doggy doodle goldendoodle greyhound husky " +
    "labradoodle labrador maltese pomeranian poodle pug pup puppy retriever rottweiler schnauzer shepherd spaniel terrier",
  gift: "present",
  grandma: "gran grandmother granny nana nanny",
  grandpa: "granddad grandfather",
  home: "housewarming",
  horse: "pony",
  kid: "baby boy child children daughter girl grandchild grandson granddaughter son toddler",
  memorial: "grief loss remembrance sympathy",
  metal: "aluminum",
  mom: "mama mommy mother mum mummy",
  mousepad: "mousemat",
  mug: "coffeemug cup tumbler",
  necklace: "neckless",
  one: "1",
  parrot: "bird",
  partner: "anniversary boyfriend couple girlfriend husband spouse valentine wedding wife",
  photo: "fotograph photograph picture pic",
  pillow: "cushion",
  puzzle: "jigsaw",
  rabbit: "bunny",
  tag: "keychain keyring",
  teacher: "professor",
  three: "3 triple",
  two: "2 double",
  wood: "timber wooden",
};

/** Several words that mean one. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:golden|labrador|flat coated) retrievers?\b|\b(?:french|english|american) bulldogs?\b|\bgerman shepherds?\b/g,
    "dog",
  ],
  [
    /\b(?:great danes?|border collies?|shih tzus?|cocker spaniels?|bernese mountain dogs?|pit bulls?)\b/g,
    "dog",
  ],
  [/\b(?:maine coons?|british shorthairs?)\b/g, "cat"],
  [/\bmother ?s day\b/g, "mom"],
  [/\bfather ?s day\b/g, "dad"],
  [/\bvalentines? ?s? day\b/g, "partner"],
  [/\b(?:key|dog) (?:chains?|rings?)\b/g, "tag"],
  [/\bgift (?:cards?|vouchers?)\b/g, "gift certificate"],
  [/\bhouse warming\b/g, "home"],
];

/** Shoppers' word → the catalog's word. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([word, others]) => others.split(" ").map((other) => [other, word] as const)),
);

/** Replaces phrases in words that are joined by single spaces. */
export function withoutPhrases(words: string): string {
  return PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), words);
}
