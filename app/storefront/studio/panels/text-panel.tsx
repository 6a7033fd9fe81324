import type { Slot } from "~/design/blueprint/blueprint";
import type { DesignDocument, TextLayer } from "~/design/document/document";
import { textSizes } from "~/design/layers/layer-changes";
import { layerName } from "~/design/layers/layers";
import { findSurface } from "~/design/surfaces/surfaces";
import { hasDecoratedText } from "~/design/text/ink-offsets";
import { offeredFonts } from "~/design/text/offered-fonts";
import { describedBy, FieldFrame, fieldClasses } from "../../ui/field-frame";
import { TextLength, withCounter } from "../../ui/text-length";
import { fieldId, layerField } from "../field-names";
import { NO_TEXT } from "../form/placing";
import { useShownLayers } from "../pages/shown-layers";
import { findSlotOf } from "../slots";
import { loadFont } from "../text/browser-outlines";
import { useStudioParts } from "../use-studio";
import { ActButton } from "./act-button";
import { ColorChoices } from "./choices";
import { FontChoices } from "./font-choices";
import { rendered } from "./later-fields.server";
import { LaterFold, laterFields } from "./later-fold";
import { PhoneReadBack } from "./later-panels";
import { Fold, Panel } from "./panel";
import { NamedSlider } from "./slider";
import { useTypedText } from "./typed-text";

/** The texts of the visible surfaces; with several of them their style fields are collapsed. */
export function TextPanels() {
  const { document } = useStudioParts();
  const layers = useShownLayers("text");
  if (layers.length === 0) return null;
  return (
    <Panel title="Text">
      {layers.map(({ surface, layer, name }) => (
        <div key={name} className="space-y-1">
          <TextField surface={surface} layer={layer} />
          <PhoneReadBack name={name} />
          <Fold
            title={isEngraved(document, surface) ? "Font and size" : "Font, color and size"}
            isOpen={layers.length === 1}
          >
            <LetterFields surface={surface} layer={layer} />
          </Fold>
          <LaterFold title="Alignment, curve and spacing" fields={lineFields} props={{ surface, layer }} />
          {isDecorable(document, surface) && (
            <LaterFold title="Outline and shadow" fields={decorationFields} props={{ surface, layer }} />
          )}
        </div>
      ))}
    </Panel>
  );
}

const lineFields = laterFields(rendered?.LineFields, async () => (await import("./later-fields")).LineFields);
const decorationFields = laterFields(
  rendered?.DecorationFields,
  async () => (await import("./later-fields")).DecorationFields,
);

function isDecorable(document: DesignDocument, surface: string): boolean {
  const offered = findSurface(document, surface);
  return offered !== undefined && hasDecoratedText(offered);
}

function isEngraved(document: DesignDocument, surface: string): boolean {
  return (findSurface(document, surface)?.textColors.length ?? 0) < 2;
}

function TextField({ surface, layer }: { surface: string; layer: TextLayer }) {
  const { document, errorOf, isLive } = useStudioParts();
  const slot = findSlotOf(document, surface, layer);
  const name = layerField(surface, layer.id, "text");
  const part = layerName(surface, layer.id);
  const id = fieldId(part);
  const help = helpOf(slot);
  const { lines = 1 } = slot;
  const { text, excess, follow } = useTypedText(name, layer.text, slot);
  const error = excess ?? errorOf(name, part);
  const description = describedBy(id, { help, error });
  const control = {
    id,
    name,
    value: text,
    placeholder: slot.placeholder,
    autoComplete: "off",
    spellCheck: false,
    onChange: follow,
    onFocus: () => loadFont(layer.font),
    "aria-invalid": error ? true : undefined,
    "aria-describedby": slot.maxLength ? withCounter(id, description) : description,
    className: fieldClasses,
  };
  return (
    <>
      <FieldFrame
        id={id}
        label={slot.title}
        required={!slot.optional}
        help={help}
        error={error}
        isAnnounced={excess !== undefined}
      >
        {lines === 1 ? (
          <input type="text" {...control} />
        ) : (
          <textarea {...control} rows={Math.min(lines, Math.max(2, text.split("\n").length))} />
        )}
      </FieldFrame>
      {slot.maxLength && (
        <TextLength id={`${id}-length`} text={text} maxLength={slot.maxLength} awaitsScripts={!isLive} />
      )}
      {slot.optional && layer.text !== "" && (
        <ActButton act={`${part}.${NO_TEXT}`} label={`No text: ${slot.title}`}>
          No text
        </ActButton>
      )}
    </>
  );
}

/** Says how long a text may be, and that nothing is printed without it. */
function helpOf({ maxLength, lines, optional }: Slot): string | undefined {
  const limit = maxLength ? `Up to ${maxLength} characters.` : lines ? "Press Enter for a new line." : "";
  const choice = optional ? "Leave it empty for no text." : "";
  return [limit, choice].filter(Boolean).join(" ") || undefined;
}

function LetterFields({ surface, layer }: { surface: string; layer: TextLayer }) {
  const { document } = useStudioParts();
  const offered = findSurface(document, surface);
  const colors = offered?.textColors ?? [];
  const { min, max } = textSizes(layer);
  return (
    <>
      <FontChoices
        name={layerField(surface, layer.id, "font")}
        chosen={layer.font}
        offered={offered && offeredFonts(offered)}
        sample={layer.text}
      />
      {colors.length > 1 && (
        <ColorChoices
          name={layerField(surface, layer.id, "color")}
          label="Text color"
          chosen={layer.color}
          colors={colors}
          offered={offered}
        />
      )}
      <NamedSlider
        label="Text size"
        name={layerField(surface, layer.id, "size")}
        min={min}
        max={max}
        step="any"
        value={layer.size}
      />
    </>
  );
}
