const FORMER_PROPERTY = /\.colour$/;
const FIELD_OF_CENTER = /\.(align|position)$/;

/**
 * Converts a form of a page that was open while the store was upgraded: its fields and values have the spelling of
 * version 2 of the design document. A field that is there in both spellings keeps both.
 */
export function renameFormerFields(form: FormData): FormData {
  const renamed = new FormData();
  for (const [name, value] of form) {
    const isCenter = value === "centre" && FIELD_OF_CENTER.test(name);
    renamed.append(name.replace(FORMER_PROPERTY, ".color"), isCenter ? "center" : value);
  }
  return renamed;
}
