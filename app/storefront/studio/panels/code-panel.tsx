import { MAX_LINK_LENGTH } from "~/design/codes/link";
import { codeColors } from "~/design/codes/shown-code";
import type { CodeLayer } from "~/design/document/document";
import { layerName } from "~/design/layers/layers";
import { findSurface } from "~/design/surfaces/surfaces";
import { describedBy, FieldFrame, fieldClasses } from "../../ui/field-frame";
import { fieldId, layerField } from "../field-names";
import { useShownLayers } from "../pages/shown-layers";
import { findSlotOf } from "../slots";
import { useStudioParts } from "../use-studio";
import { ColorChoices } from "./choices";
import { Panel } from "./panel";
import { PhoneReadBack } from "./phone-read-back";
import { useTypedText } from "./typed-text";

/** The QR codes of the visible surfaces. */
export function CodePanel() {
  const layers = useShownLayers("code");
  return (
    <Panel title="QR code">
      {layers.map(({ surface, layer, name }) => (
        <CodeFields key={name} surface={surface} layer={layer} />
      ))}
    </Panel>
  );
}

const HELP =
  "A web page, such as a memorial page, or a phone number. Scan the code with your phone to try it.";

function CodeFields({ surface, layer }: { surface: string; layer: CodeLayer }) {
  const { document } = useStudioParts();
  const offered = findSurface(document, surface);
  const colors = offered ? codeColors(offered) : [];
  return (
    <div className="space-y-4">
      <div>
        <LinkField surface={surface} layer={layer} />
        <PhoneReadBack name={layerName(surface, layer.id)} />
      </div>
      {colors.length > 1 && (
        <ColorChoices
          name={layerField(surface, layer.id, "color")}
          label="Code color"
          chosen={layer.color}
          colors={colors}
        />
      )}
    </div>
  );
}

function LinkField({ surface, layer }: { surface: string; layer: CodeLayer }) {
  const { document, errorOf, view } = useStudioParts();
  const name = layerField(surface, layer.id, "link");
  const part = layerName(surface, layer.id);
  const id = fieldId(part);
  const { text, excess, follow } = useTypedText(name, layer.link, { maxLength: MAX_LINK_LENGTH });
  const error = excess ?? errorOf(name, part);
  const suggestions = `${id}-links`;
  return (
    <FieldFrame
      id={id}
      label={`${findSlotOf(document, surface, layer).title}: what it opens`}
      help={HELP}
      error={error}
      isAnnounced={excess !== undefined}
    >
      <input
        type="text"
        inputMode="url"
        id={id}
        name={name}
        value={text}
        placeholder="https://"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        list={view.shareLink ? suggestions : undefined}
        onChange={follow}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help: HELP, error })}
        className={fieldClasses}
      />
      {view.shareLink && (
        <datalist id={suggestions}>
          <option value={view.shareLink}>Link to this design</option>
        </datalist>
      )}
    </FieldFrame>
  );
}
