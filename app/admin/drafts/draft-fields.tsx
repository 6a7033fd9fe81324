import type { ReactNode } from "react";
import type { ContentItemQuery, FieldGroup } from "../documents.generated";
import { hintWithLimit } from "../ui/hint-with-limit";
import { DraftFormHead, type DraftFormKeys } from "./draft-form-head";

export type DraftField = NonNullable<ContentItemQuery["contentItem"]>["fields"][number];

/** What was wrong with a form, and what was typed into it. */
export interface DraftProblem {
  message: string;
  /** Code of the field that was rejected. */
  field: string | null;
  /** What was typed, by field code. */
  typed: Record<string, string>;
}

const groups: Record<FieldGroup, string> = {
  TEXTS: "Texts",
  PRICES: "Prices",
  OPTIONS: "Options",
  STOCK: "Stock and visibility",
  PLACES: "Places on category pages",
  SEARCH_ENGINES: "Search engines",
};

const rowsOf: Partial<Record<DraftField["kind"], number>> = { PARAGRAPH: 3, HTML: 12 };

interface DraftFieldsProps extends DraftFormKeys {
  fields: DraftField[];
  /** Names the form for screen readers. */
  label: string;
  mayEdit: boolean;
  problem: DraftProblem | null;
  /** Inputs before the first field. */
  children?: ReactNode;
  /** A button that publishes at once. */
  publishesAtOnce?: boolean;
  /** Titles of groups in place of a product's. */
  groupTitles?: Partial<Record<FieldGroup, string>>;
}

/** Fields by group. Saving them makes a draft. */
export function DraftFields(props: DraftFieldsProps) {
  const { fields, label, mayEdit, problem, children, publishesAtOnce, groupTitles, ...form } = props;
  const numbered = fields.map((field, index) => ({ field, index }));
  return (
    <form method="post" aria-label={label}>
      <DraftFormHead {...form} />
      {children}
      {Object.entries({ ...groups, ...groupTitles }).map(([group, title]) => {
        const own = numbered.filter(({ field }) => field.group === group);
        if (own.length === 0) return null;
        return (
          <section key={group} className="part" aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{title}</h2>
            {own.map(({ field, index }) => (
              <FieldInput
                key={field.code}
                field={field}
                index={index}
                isReadOnly={!mayEdit}
                typed={problem?.typed[field.code]}
                problem={problem?.field === field.code ? problem.message : null}
              />
            ))}
          </section>
        );
      })}
      {mayEdit && (
        <p>
          <button type="submit" name="intent" value="save">
            Save draft
          </button>
          {publishesAtOnce && (
            <>
              {" "}
              <button type="submit" name="intent" value="save-and-publish" className="quiet">
                Save and publish now
              </button>
            </>
          )}
        </p>
      )}
    </form>
  );
}

interface FieldInputProps {
  field: DraftField;
  index: number;
  isReadOnly: boolean;
  typed?: string;
  problem: string | null;
}

function FieldInput({ field, index, isReadOnly, typed, problem }: FieldInputProps) {
  const [id, hintId, problemId] = [`value-${index}`, `hint-${index}`, `problem-${index}`];
  const differs = field.value !== field.folder_value;
  const hasFolderText = differs || field.is_changed;
  const limit = hintWithLimit(undefined, isText(field) && !isReadOnly ? field.max_length : undefined);
  const hasHint = limit !== undefined || hasFolderText;
  const describedBy = [hasHint && hintId, problem && problemId].filter(Boolean).join(" ");
  const input = {
    id,
    name: id,
    defaultValue: typed ?? field.value,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": describedBy || undefined,
  };
  return (
    <div className="field">
      <input type="hidden" name={`code-${index}`} value={field.code} />
      <label htmlFor={id}>{field.title}</label>
      {hasHint && (
        <p id={hintId} className="hint">
          {limit} {field.is_changed && <span className="pill">Changed from the brand folder</span>}{" "}
          {hasFolderText && `The folder has: ${folderText(field)}`}
        </p>
      )}
      <Control field={field} input={input} isReadOnly={isReadOnly} />
      {problem && (
        <p id={problemId} className="field-problem">
          {problem}
        </p>
      )}
      {differs && !isReadOnly && (
        <label className="choice">
          <input type="checkbox" name={`reset-${index}`} aria-label={`Use the folder's: ${field.title}`} />
          <span>Use the folder&rsquo;s</span>
        </label>
      )}
    </div>
  );
}

interface ControlProps {
  field: DraftField;
  input: { id: string; name: string; defaultValue: string };
  isReadOnly: boolean;
}

function Control({ field: { kind }, input, isReadOnly }: ControlProps) {
  if (kind === "FLAG") {
    return (
      <select {...input} disabled={isReadOnly}>
        <option value="1">Yes</option>
        <option value="0">No</option>
      </select>
    );
  }
  if (rowsOf[kind]) return <textarea {...input} rows={rowsOf[kind]} readOnly={isReadOnly} />;
  const mode = { MONEY: "decimal", PLACE: "numeric" } as const;
  const inputMode = kind === "MONEY" || kind === "PLACE" ? mode[kind] : undefined;
  return <input type="text" {...input} inputMode={inputMode} readOnly={isReadOnly} />;
}

function isText({ kind }: DraftField): boolean {
  return kind === "LINE" || kind === "PARAGRAPH" || kind === "HTML";
}

const MAX_LENGTH = 300;

function folderText({ kind, folder_value }: DraftField): string {
  if (kind === "FLAG") return folder_value === "1" ? "Yes" : "No";
  if (kind === "MONEY") return `$${folder_value}`;
  return folder_value.length > MAX_LENGTH ? `${folder_value.slice(0, MAX_LENGTH)}…` : folder_value;
}
