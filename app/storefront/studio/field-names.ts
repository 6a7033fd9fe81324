/** Names of the studio's form fields, the same for the page, the browser's editor and the action. */

/** A field of a layer, such as front.photo.zoom. */
export function layerField(surface: string, layer: string, property: string): string {
  return `${surface}.${layer}.${property}`;
}

/** A field of a whole surface, such as front.background. */
export function surfaceField(surface: string, property: string): string {
  return `${surface}.${property}`;
}

/** A field of a product option, such as option.size. */
export function optionField(code: string): string {
  return `option.${code}`;
}

/** A field of lines that belong to the whole product, such as details.words. */
export function detailField(name: string): string {
  return `details.${name}`;
}

export const TEMPLATE_FIELD = "template";

/** The surface in sight where some are shown one at a time; in the address, too. */
export const SURFACE_FIELD = "surface";

/** In the address: one of the visitor's own photos with which a new design begins. */
export const OWN_PHOTO_FIELD = "photo";

/** A button that goes to another surface. */
export const SHOW_FIELD = "show";

/** The whole design, as the browser's editor sends it along. */
export const DOCUMENT_FIELD = "document";

/** What an option's or the template's field was when the form was drawn, such as shown.option.size. */
export function shownField(name: string): string {
  return `shown.${name}`;
}

/** The id of the element that shows the field, so that a message can link to it. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll(".", "-")}`;
}
