/** Names of the studio's form fields, shared by the page, the browser's editor and the action. */

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

/** The visible surface where some are shown one at a time; also a URL parameter. */
export const SURFACE_FIELD = "surface";

/** URL parameter: one of the visitor's own photos, placed in a new design. */
export const OWN_PHOTO_FIELD = "photo";

/** A button that shows another surface. */
export const SHOW_FIELD = "show";

/** The whole design, sent by the browser's editor. */
export const DOCUMENT_FIELD = "document";

/** The value of an option's or the template's field when the form was rendered, such as shown.option.size. */
export function shownField(name: string): string {
  return `shown.${name}`;
}

/** Id of the field's element, so that a message can link to it. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll(".", "-")}`;
}
