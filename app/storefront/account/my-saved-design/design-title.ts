import { acceptDesignDocument } from "~/design/check-document";
import { layersOf } from "~/design/layers";

const LONGEST_WORDS = 24;

/** What a design without a name is called: its product with the first words on it, such as 'Pet Tag “Otto”'. */
export function designTitle(productName: string, document: string): string {
  const words = firstWords(document);
  return words === null ? productName : `${productName} “${words}”`;
}

function firstWords(text: string): string | null {
  const accepted = acceptDesignDocument(JSON.parse(text));
  if (!("document" in accepted)) return null;
  for (const { layer } of layersOf(accepted.document)) {
    const words = layer.kind === "text" ? layer.text.trim().replace(/\s+/g, " ") : "";
    if (words !== "") return shortened(words);
  }
  return null;
}

function shortened(words: string): string {
  return words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS - 1).trimEnd()}…` : words;
}
