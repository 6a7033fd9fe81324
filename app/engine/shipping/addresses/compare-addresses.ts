import type { Destination } from "./destination";

/** The postal service's abbreviations of words that shoppers write out. */
const ABBREVIATIONS: Record<string, string> = {
  AVENUE: "AVE",
  BOULEVARD: "BLVD",
  CIRCLE: "CIR",
  COURT: "CT",
  DRIVE: "DR",
  HIGHWAY: "HWY",
  LANE: "LN",
  PARKWAY: "PKWY",
  PLACE: "PL",
  ROAD: "RD",
  SQUARE: "SQ",
  STREET: "ST",
  TERRACE: "TER",
  TRAIL: "TRL",
  NORTH: "N",
  EAST: "E",
  SOUTH: "S",
  WEST: "W",
  NORTHEAST: "NE",
  NORTHWEST: "NW",
  SOUTHEAST: "SE",
  SOUTHWEST: "SW",
  APARTMENT: "APT",
  SUITE: "STE",
  FLOOR: "FL",
  SAINT: "ST",
  FORT: "FT",
  MOUNT: "MT",
};

/**
 * Whether two destinations are the same but for case, punctuation, lines, common abbreviations and the last four digits
 * of a ZIP code, which need no question to the shopper.
 */
export function isSameDestination(one: Destination, other: Destination): boolean {
  return compared(one) === compared(other);
}

function compared({ street, city, region_code, postcode }: Destination): string {
  return [standard(street.join(" ")), standard(city), region_code, postcode.slice(0, 5)].join("\n");
}

function standard(text: string): string {
  const words = text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ");
  return words.map((word) => ABBREVIATIONS[word] ?? word).join(" ");
}

/** Written in capitals by the postal service, and here. */
const IN_CAPITALS = /^(N|E|S|W|NE|NW|SE|SW|PO|RR|HC|APO|FPO|DPO)$/;

/** A directory's address in capitals as people write it: "417 MONTGOMERY ST FL 5" is "417 Montgomery St Fl 5". */
export function withCapitalLetters({ street, city, ...rest }: Destination): Destination {
  return { ...rest, street: street.map(capitalized), city: capitalized(city) };
}

function capitalized(text: string): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    if (IN_CAPITALS.test(word)) return word;
    return word.charAt(0) + word.slice(1).toLowerCase();
  });
}
