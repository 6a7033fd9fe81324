/** A term that names must not have, and what the field calls it. */
export interface Term {
  /** Words that stand one after the other in a name; `a|b` is one or the other. */
  term: string;
  use: string;
  /** Paths in which the term is checked; everywhere when left out. */
  in?: RegExp;
  /**
   * Whether only names are checked that other modules can see (files, types and their members, top-level declarations).
   * For terms that a local variable may have in their everyday meaning.
   */
  isForShared?: boolean;
  /** Whether the term is checked only at the end of a name, where it stands for a noun. */
  isNoun?: boolean;
}

const ENGINE = /^app\/engine\//;
const MAIL = /^app\/engine\/(mail|abandoned-carts|newsletter|monitoring|account-deletion)\//;
const CALLS = /^app\/(engine|provider|image-processing)\/|^scripts\//;
const SHOP = /^(app|scripts)\//;

/** The left column of the glossary; names in US spelling are its second part. */
export const GLOSSARY: Term[] = [
  { term: "clearing|clearings", use: "cache invalidation" },
  { term: "forget|forgets|forgotten", use: "invalidate, evict, delete, erase" },
  { term: "leaving", use: "account deletion" },
  { term: "left cart|carts", use: "abandoned cart" },
  { term: "watching", use: "monitoring" },
  { term: "figures", use: "metrics" },
  { term: "desk", use: "fulfillment; desktop, of a screen" },
  { term: "identity check", use: "order verification" },
  { term: "confirm identity", use: "order verification" },
  { term: "gst certificate|certificates", use: "tax certificate" },
  { term: "goods", use: "accessories, products", in: /^app\/(storefront|design)\// },
  { term: "keeping", use: "saving" },
  { term: "word|words", use: "text", in: /^app\/storefront\/(studio|content)\// },
  { term: "turntable", use: "preview 3D" },
  { term: "open space", use: "scene 3D" },
  { term: "brake|brakes", use: "rate limit, backoff" },
  { term: "newcomer|newcomers", use: "new customer, new visitor" },
  { term: "letter|letters", use: "email; its building: template", in: MAIL },
  { term: "room|rooms", use: "account page", in: /^app\/storefront\/account\// },
  { term: "door|doors", use: "index", in: /^app\/(engine|provider|storefront|settings)\// },
  { term: "few at once", use: "concurrency limit" },
  { term: "steady", use: "constant time" },
  { term: "kept", use: "cached, saved", in: CALLS, isForShared: true },
  { term: "way back|home", use: "return path" },
  { term: "own post|posts", use: "same origin" },
  { term: "own forms", use: "same origin" },
  { term: "look|looks", use: "dynamic style, theme; check, view" },
  { term: "came from", use: "referer, is hydrating" },
  { term: "page keeping", use: "cache control" },
  { term: "patiently", use: "retry with backoff" },
  { term: "give way", use: "yield" },
  { term: "hold claim", use: "lease" },
  { term: "third party words", use: "third-party config" },
  { term: "spoken", use: "format, display name" },
  { term: "put on", use: "apply to" },
  { term: "put design", use: "apply design to product" },
  { term: "aside", use: "saved for later, inactive", in: ENGINE },
  { term: "loose photo|photos", use: "unplaced photo" },
  { term: "many photos", use: "photo batch" },
  { term: "refuse|refuses|refused|refusal|refusals", use: "reject, error" },
  { term: "misfit|misfits", use: "not applicable, problem" },
  { term: "begin|begins|begun|beginning", use: "start" },
  { term: "end session|sessions|order|newsletter|links|subscription|proofs", use: "close, expire, cancel" },
  { term: "question|questions", use: "query, request", in: /^app\/(provider|image-processing)\/|^scripts\// },
  {
    term: "answer|answers",
    use: "response, result",
    in: /^app\/(provider|image-processing|settings)\/|^app\/engine\/(?!questions|proofs|claims)|^scripts\//,
  },
  { term: "tell|tells|told|telling", use: "notify, show" },
  { term: "know|knows", use: "register" },
  { term: "hear|hears|heard", use: "subscribe, receive" },
  { term: "speak|speaks|spoke", use: "format, announce" },
  { term: "settle|settles", use: "reconcile" },
  { term: "spend|spends", use: "consume" },
  { term: "note|noted|notes", use: "record", in: ENGINE },
  { term: "most|longest|shortest|least", use: "max, max length, min" },
  { term: "trouble|consoleErrors", use: "console errors" },
  { term: "foreign", use: "authorization, other customer", in: /^tests\//, isForShared: true },
  { term: "seen|known|found|given", use: "the noun itself", in: SHOP, isForShared: true, isNoun: true },
  { term: "sum|sums", use: "total, checksum" },

  { term: "colour|colours|coloured|recoloured", use: "color" },
  { term: "centre|centred", use: "center" },
  { term: "catalogue|catalogues", use: "catalog" },
  { term: "grey", use: "gray" },
  { term: "millimetre|millimetres", use: "millimeter" },
  { term: "neighbour|neighbours|neighbouring", use: "neighbor" },
  { term: "behaviour|behaviours", use: "behavior" },
  { term: "licence|licences", use: "license" },
];
