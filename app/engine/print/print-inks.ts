import type { Reference } from "./print-standard";

type Document = PDFKit.PDFDocument;

/** Inks with a plate of their own; registration is on every plate. */
export type Ink = "black" | "registration" | "White" | "CutContour" | "Dieline" | "Crease" | "Punch";

/** Members of PDFKit's page that its types do not have. */
interface PageResources {
  colorSpaces: Record<string, unknown>;
  ext_gstates: Record<string, unknown>;
}

/** Colorants as PDF names them, and their look on a screen as red, green and blue from 0 to 1. */
const colorants: Record<Ink, { name: string; screen: [number, number, number] }> = {
  black: { name: "Black", screen: [0, 0, 0] },
  registration: { name: "All", screen: [0, 0, 0] },
  White: { name: "White", screen: [1, 1, 1] },
  CutContour: { name: "CutContour", screen: [0.925, 0, 0.549] },
  Dieline: { name: "Dieline", screen: [0.925, 0, 0.549] },
  Crease: { name: "Crease", screen: [0, 0.62, 0.878] },
  Punch: { name: "Punch", screen: [0, 0.651, 0.318] },
};

/**
 * The inks of one sheet, each a separation, so that a press writes them to their plates whatever its color profile. In a
 * file in the colors of a press, black is that of its four inks.
 */
export class PrintInks {
  private readonly used = new Map<Ink, string>();
  private overprint: Reference | undefined;

  /** @param srgb the color space of the separations' look on a screen */
  constructor(
    private readonly document: Document,
    readonly srgb: unknown[],
    private readonly isInPressColors: boolean,
  ) {}

  /** Fills the current path. @param tint from 0, which removes the ink, to 1 */
  fill(ink: Ink, tint = 1, rule: "non-zero" | "even-odd" = "non-zero"): void {
    this.selectTint(ink, tint).fill(rule);
  }

  /** Strokes the current path. @param tint from 0, which removes the ink, to 1 */
  stroke(ink: Ink, tint = 1): void {
    const content = this.isProcess(ink) ? `0 0 0 ${tint} K` : `/${this.spaceOf(ink)} CS ${tint} SCN`;
    this.document.addContent(content).stroke();
  }

  /** Selects an ink for stencils. */
  select(ink: Ink): void {
    this.selectTint(ink, 1);
  }

  private selectTint(ink: Ink, tint: number): Document {
    return this.document.addContent(
      this.isProcess(ink) ? `0 0 0 ${tint} k` : `/${this.spaceOf(ink)} cs ${tint} scn`,
    );
  }

  private isProcess(ink: Ink): boolean {
    return ink === "black" && this.isInPressColors;
  }

  /** Draws so that the inks beneath stay as they are, except those that are drawn. */
  overprinting(draw: () => void): void {
    this.overprint ??= this.addOverprint();
    this.document.save().addContent("/Overprint gs");
    draw();
    this.document.restore();
  }

  /** Draws so that inks are only added to those beneath, also where these are seen through. */
  multiplying(draw: () => void): void {
    const state = this.document.ref({ Type: "ExtGState", OP: true, op: true, OPM: 1, BM: "Multiply" });
    state.end(null);
    this.resources().ext_gstates.Multiply = state;
    this.document.save().addContent("/Multiply gs");
    draw();
    this.document.restore();
  }

  private addOverprint(): Reference {
    // With 1, an ink that a color has none of would show through from the shape beneath.
    const OPM = this.isInPressColors ? 0 : 1;
    const state = this.document.ref({ Type: "ExtGState", OP: true, op: true, OPM });
    state.end(null);
    this.resources().ext_gstates.Overprint = state;
    return state;
  }

  private spaceOf(ink: Ink): string {
    const used = this.used.get(ink);
    if (used) return used;
    const { name, screen } = colorants[ink];
    const space = this.document.ref([
      "Separation",
      name,
      this.srgb,
      { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: screen, N: 1 },
    ]);
    space.end(null);
    const key = `Ink${this.used.size + 1}`;
    this.resources().colorSpaces[key] = space;
    this.used.set(ink, key);
    return key;
  }

  private resources(): PageResources {
    return this.document.page as unknown as PageResources;
  }
}
