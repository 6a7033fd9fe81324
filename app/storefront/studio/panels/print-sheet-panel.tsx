import { useStudioParts } from "../use-studio";
import { rendered } from "./later-fields.server";
import { LaterFold, laterFields } from "./later-fold";
import { Panel } from "./panel";

const sheetFields = laterFields(
  rendered?.SheetFields,
  async () => (await import("./later-fields")).SheetFields,
);

/** The visible surfaces as they are printed, beyond their edges. */
export function PrintSheetPanel() {
  const { surfaces } = useStudioParts();
  const bled = surfaces.filter(({ bleed }) => bleed > 0);
  if (bled.length === 0) return null;
  return (
    <Panel title="Print preview">
      {bled.map((surface) => (
        <LaterFold
          key={surface.key}
          title={`${surface.title}, edge to edge`}
          fields={sheetFields}
          props={{ surface }}
        />
      ))}
    </Panel>
  );
}
