import { BoundedMap } from "../shared/bounded-map";

/**
 * Remembers the last `most` pictures by key while they are asked for again. One longer than `longest` characters, or
 * that could not be drawn, is drawn anew: a design full of words weighs many megabytes.
 */
export function pictureMemory<Picture extends string>({ most, longest }: { most: number; longest: number }) {
  const pictures = new BoundedMap<string, Promise<Picture>>(most);
  return function remembered(key: string, draw: () => Promise<Picture>): Promise<Picture> {
    const known = pictures.get(key);
    if (known) return known;
    const picture = draw();
    pictures.set(key, picture);
    const forget = () => {
      if (pictures.get(key) === picture) pictures.delete(key);
    };
    picture.then((drawn) => drawn && drawn.length > longest && forget(), forget);
    return picture;
  };
}
