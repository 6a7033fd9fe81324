import { colorName } from "~/design/blueprint/color-names";
import { surfaceField } from "../field-names";
import { useStudioParts } from "../use-studio";
import { ColorChoices } from "./choices";
import { Panel } from "./panel";

/** The background color of each surface, where there is a choice. */
export function BackgroundPanels() {
  const { document, surfaces } = useStudioParts();
  const chosen = surfaces.filter(({ backgrounds }) => backgrounds.length > 1);
  if (chosen.length === 0) return null;
  return (
    <Panel title="Background">
      {chosen.map(({ key, title, backgrounds }) => (
        <ColorChoices
          key={key}
          name={surfaceField(key, "background")}
          label={title}
          chosen={document.surfaces[key].background}
          colors={backgrounds.map((value) => ({ value, title: colorName(value) }))}
        />
      ))}
    </Panel>
  );
}
