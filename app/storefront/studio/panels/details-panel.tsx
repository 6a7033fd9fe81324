import { type ChangeEvent, useState } from "react";
import type { DetailQuestion } from "~/design/blueprint/blueprint";
import { linesOf, linesProblem } from "~/design/document/detail-lines";
import { findBlueprint } from "~/design/products/known-products";
import { describedBy, FieldFrame, fieldClasses } from "../../ui/field-frame";
import { detailField, fieldId } from "../field-names";
import { useDeferredEdit } from "../use-entry";
import { useStudioParts } from "../use-studio";
import { Panel } from "./panel";
import { SpinePicture } from "./spine-picture";

/** Lists that belong to the whole product, such as the words of a bus roll: a text area for each, one entry per line. */
export function DetailsPanel() {
  const { document } = useStudioParts();
  const questions = Object.entries(findBlueprint(document.blueprint)?.details ?? {}).filter(
    ([, { ofSurfaces }]) => !ofSurfaces,
  );
  if (questions.length === 0) return null;
  const [[, first]] = questions;
  return (
    <Panel title={first.title}>
      {questions.map(([name, question]) => (
        <DetailField key={name} name={name} question={question} />
      ))}
      <SpinePicture />
    </Panel>
  );
}

function DetailField({ name, question }: { name: string; question: DetailQuestion }) {
  const { errorOf } = useStudioParts();
  const field = detailField(name);
  const { text, problem, follow } = useLines(name, question);
  const id = fieldId(field);
  const { document } = useStudioParts();
  const { title, max, maxLength, optional } = question;
  const help =
    question.unavailable?.(document.options) ??
    question.help ??
    `Up to ${max} lines of ${maxLength} characters.`;
  const error = problem ?? errorOf(field, field);
  const input = {
    id,
    name: field,
    value: text,
    autoComplete: "off",
    onChange: follow,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy(id, { help, error }),
  };
  return (
    <FieldFrame
      id={id}
      label={max === 1 ? title : `${title}, one per line`}
      required={!optional}
      help={help}
      error={error}
      isAnnounced={problem !== undefined}
    >
      {max === 1 ? (
        <input type="text" {...input} className={fieldClasses} />
      ) : (
        <textarea
          {...input}
          rows={Math.min(12, Math.max(4, text.split("\n").length + 1))}
          spellCheck={false}
          className={`${fieldClasses} resize-y`}
        />
      )}
    </FieldFrame>
  );
}

/** Keeps the text as typed, including unfinished lines, until the design's lines change from elsewhere. */
function useLines(name: string, question: DetailQuestion) {
  const { document, shownValue } = useStudioParts();
  const { isPending, edit } = useDeferredEdit();
  const current = (document.details[name] ?? []).join("\n");
  const [typed, setTyped] = useState({ text: shownValue(detailField(name), current), over: current });
  const lines = linesOf(typed.text);
  const problem = linesProblem(lines, question);
  const isStanding = isPending || (problem ? typed.over === current : lines.join("\n") === current);
  return {
    text: isStanding ? typed.text : current,
    problem: isStanding ? problem : undefined,
    follow(event: ChangeEvent<HTMLTextAreaElement | HTMLInputElement>) {
      setTyped({ text: event.currentTarget.value, over: current });
      edit(event);
    },
  };
}
