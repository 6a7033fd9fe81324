interface DrawingProps<Colors> {
  /** Generated from an SVG file of this folder. */
  markup: (colors: Colors, idPrefix: string) => string;
  colors?: Colors;
  /** Begins every id in the drawing, so that several can stand on one page. */
  idPrefix?: string;
}

/**
 * A drawing from an SVG file, as a group. Colors and prefix become markup as they are: they come from code, never from a
 * shopper.
 */
export function Drawing<Colors>({ markup, colors = {} as Colors, idPrefix = "" }: DrawingProps<Colors>) {
  return <g dangerouslySetInnerHTML={{ __html: markup(colors, idPrefix) }} />;
}
