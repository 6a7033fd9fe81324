/** Shoppers' words for what the catalog calls otherwise, by the catalog's word. */

const WORDS: Readonly<Record<string, string>> = {
  bandana: "bandanna",
  blanket: "duvet fleece plaid throw",
  bowl: "dish",
  canvas: "canvases",
  cat: "kitten kitty",
  christmas: "xmas stockingstuffer",
  coworker: "boss colleague office",
  dad: "daddy father papa",
  dog: "doggy pup puppy",
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

/** Breeds by their kind of animal. They mean the kind; a product that names one comes first (`breedsIn`). */
const BREEDS: Readonly<Record<string, string>> = {
  cat: "persian ragdoll siamese sphynx tabby",
  dog:
    "beagle bulldog chihuahua collie corgi dachshund dalmatian doodle frenchie goldendoodle greyhound havanese husky " +
    "labradoodle labrador maltese pomeranian poodle pug retriever rottweiler schnauzer shepherd spaniel terrier yorkie",
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

const KIND_OF_BREED = wordsByMeaning(BREEDS);

/** Shoppers' word → the catalog's word. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map([...wordsByMeaning(WORDS), ...KIND_OF_BREED]);

/** Checks for the name of a breed, in the singular. */
export function isBreed(word: string): boolean {
  return KIND_OF_BREED.has(word);
}

function wordsByMeaning(lists: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([word, others]) =>
      others.split(" ").map((other) => [other, word] as const),
    ),
  );
}

/** Replaces phrases in words that are joined by single spaces. */
export function withoutPhrases(words: string): string {
  return PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), words);
}
