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
      {chosen.map((offered) => (
        <ColorChoices
          key={offered.key}
          name={surfaceField(offered.key, "background")}
          label={offered.title}
          chosen={document.surfaces[offered.key].background}
          colors={offered.backgrounds}
          offered={offered}
        />
      ))}
    </Panel>
  );
}
