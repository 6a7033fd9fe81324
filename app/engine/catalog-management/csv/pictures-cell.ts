import { type GalleryPhotograph, photosColumn } from "../../catalog/photographs";
import { shortened } from "../../shared/shortened";
import { alternativeTextProblem, MAX_PICTURES } from "../pictures/product-gallery";
import { cellOfList, readCellList } from "./cell-list";

/** What a cell without a picture says; an empty one changes nothing. */
const NONE = "none";
/** Before the file of the picture on cards. */
const ON_CARD = "*";

/** The pictures of a product in order, such as *mug.jpg=A mug on a table|tag.jpg=A tag. Pure. */
export function picturesCell(photos: readonly GalleryPhotograph[]): string {
  if (photos.length === 0) return NONE;
  return cellOfList(
    photos.map(({ file, alt, isOnCard }) => ({ name: isOnCard ? ON_CARD + file : file, value: alt })),
  );
}

/**
 * The stored field of such a cell, or what is wrong with it. Pure.
 * @param files that the product may show
 */
export function readPicturesCell(
  cell: string,
  files: ReadonlySet<string>,
): { value: string } | { problem: string } {
  if (cell.trim().toLowerCase() === NONE) return { value: photosColumn([]) };
  const listed = readCellList(cell, MAX_PICTURES);
  if (!listed) return { problem: `A product can have ${MAX_PICTURES} pictures at most.` };
  const photos = listed.map(({ name, value }): GalleryPhotograph => {
    const isOnCard = name.startsWith(ON_CARD);
    return { file: isOnCard ? name.slice(ON_CARD.length) : name, alt: value.trim(), isOnCard };
  });
  const problem = galleryProblem(photos, files);
  return problem === null ? { value: photosColumn(photos) } : { problem };
}

function galleryProblem(photos: GalleryPhotograph[], files: ReadonlySet<string>): string | null {
  const names = photos.map(({ file }) => file);
  const strange = names.find((file) => !files.has(file));
  if (strange !== undefined)
    return `This product has no picture ${shortened(strange)}. Upload it on its page.`;
  if (new Set(names).size < names.length) return "A picture can be there only once.";
  if (photos.filter(({ isOnCard }) => isOnCard).length > 1) return "Only one picture can be on cards.";
  return photos.map(({ alt }) => alternativeTextProblem(alt)).find((problem) => problem !== null) ?? null;
}
