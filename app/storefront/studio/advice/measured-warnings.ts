import type { DesignWarning } from "~/design/advice/warnings";
import type { StudioDesignFragment } from "~/provider/contract/documents.generated";

const kinds = { THIN: "thin", BEND: "bend" } as const;

/** Returns the warnings of a saved design that the provider measures; none from one that does not. */
export function measuredWarnings({ warnings }: Pick<StudioDesignFragment, "warnings">): DesignWarning[] {
  return (warnings ?? []).map((warning) => ({ ...warning, kind: kinds[warning.kind] }));
}
