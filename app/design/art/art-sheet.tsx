import { Art, artKeys } from "./index";
import { isOwnArt, OWN_ART_TITLE } from "./own-art";
import { tubeKeys } from "./tubes";

/** Every decoration as a symbol with its key as id, in the color of the surrounding text. */
export function ArtSheet() {
  return (
    <svg>
      <title>Decorations</title>
      {[...artKeys, ...tubeKeys()].map((key) => (
        <symbol key={key} id={key} viewBox="0 0 100 100">
          <Art name={key} color="currentColor" />
        </symbol>
      ))}
    </svg>
  );
}

/** A decoration's name as shoppers read it, such as "Party popper" of party-popper. */
export function artTitle(key: string): string {
  if (isOwnArt(key)) return OWN_ART_TITLE;
  const words = key.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
