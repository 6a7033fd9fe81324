import type { CatalogPicture } from "../../admin-api/resolvers.generated";
import { PHOTOS_FIELD } from "../../catalog/overrides/override-fields";
import { type GalleryPhotograph, galleryAddress, photosColumn } from "../../catalog/photographs";
import { inputError } from "../../graphql/errors";
import { draftedValue, type FieldChanges, type ProductState } from "../product-state";

/** In the gallery of a product. */
export const MAX_PICTURES = 12;
const MAX_TEXT = 250;
/** Control characters, line breaks included. */
const UNPRINTABLE = /\p{Cc}/u;

/** The pictures of a product with its draft. */
export function draftedGallery(state: ProductState): GalleryPhotograph[] {
  const field = state.fields.find(({ code }) => code === PHOTOS_FIELD);
  return field ? JSON.parse(draftedValue(state, field)) : [];
}

/** The same as staff see them. */
export function picturesOf(state: ProductState): CatalogPicture[] {
  const { store_code } = state.folder.product;
  return draftedGallery(state).map(({ file, alt, isOnCard }) => ({
    file,
    url: galleryAddress(store_code, file),
    alternative_text: alt,
    is_on_card: isOnCard,
  }));
}

/** A draft's change to these pictures. @throws GraphQLError of category input when there are too many */
export function galleryChange(photos: readonly GalleryPhotograph[]): FieldChanges {
  if (photos.length > MAX_PICTURES)
    throw inputError(`A product can have ${MAX_PICTURES} pictures at most. Remove one first.`, "picture");
  return new Map([[PHOTOS_FIELD, photosColumn(photos)]]);
}

/** @param field of the form @throws GraphQLError of category input for an empty text, and for one that is too long */
export function readAlternativeText(typed: string, field: string): string {
  const text = typed.trim();
  const problem = alternativeTextProblem(text);
  if (problem) throw inputError(problem, field);
  return text;
}

/** What is wrong with an alternative text; null when it is right. Pure. */
export function alternativeTextProblem(text: string): string | null {
  if (text === "") return "Please describe the picture for people who can't see it.";
  if (text.length > MAX_TEXT) return `Please enter no more than ${MAX_TEXT} characters.`;
  return UNPRINTABLE.test(text) ? "Please enter plain text." : null;
}
