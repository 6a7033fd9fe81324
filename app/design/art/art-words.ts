import { artTitle } from "./art-sheet";

/** Words by which a drawing is searched besides its title. */
const related: Record<string, string> = {
  dog: "puppy pet animal face",
  "dog-side": "puppy pet animal walk",
  cat: "kitten pet animal face",
  rabbit: "bunny pet animal",
  bird: "pet animal parrot",
  horse: "pony animal",
  unicorn: "horse magic",
  "swimming-fish": "pet animal sea aquarium",
  turtle: "pet animal tortoise",
  "teddy-bear": "toy baby child",
  "card-heart": "love wedding valentine cards",
  hearts: "love wedding valentine",
  heart: "love wedding valentine",
  infinity: "forever memorial love always",
  blossom: "flower spring garden",
  tulip: "flower spring garden",
  clover: "luck leaf shamrock",
  tree: "nature forest",
  sun: "summer light weather",
  snowflake: "winter christmas cold",
  umbrella: "rain weather",
  beach: "summer sea vacation",
  anchor: "sea boat sailor",
  "sail-boat": "sea summer vacation",
  airplane: "travel vacation flight",
  bike: "bicycle sport ride",
  tent: "camping vacation outdoors",
  balloon: "birthday party",
  gift: "birthday christmas present",
  cake: "birthday party wedding",
  cupcake: "birthday party sweet",
  "party-popper": "birthday celebration confetti",
  medal: "winner award sport",
  trophy: "winner award sport cup",
  diamond: "jewel wedding ring",
  glasses: "face funny",
  moustache: "face funny beard",
  paw: "dog cat pet print track",
  bone: "dog treat pet",
};

/** Returns the drawings that have every word of a search in their title or related words, by the words' beginnings. */
export function searchArt(keys: string[], search: string): string[] {
  const wanted = wordsOf(search);
  return keys.filter((key) => {
    const words = wordsOf(`${artTitle(key)} ${Object.hasOwn(related, key) ? related[key] : ""}`);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
