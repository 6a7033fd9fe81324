import { DraftFields, type DraftProblem } from "../drafts/draft-fields";
import { DraftHistory } from "../drafts/draft-history";
import { DraftPart } from "../drafts/draft-part";
import { FormProblem } from "../ui/form-problem";
import { Notice } from "../ui/notice";
import { TextField } from "../ui/text-field";
import type { ContentPageView } from "./content.server";
import { contentPath, hasPreview } from "./content-sections";

/** A page, post, block or redirect: its draft, its fields and its history; or the form of a new one. */
export function ContentPage(view: ContentPageView & { problem: DraftProblem | null }) {
  const { section, store, storeName, item, mayEdit, formKey, done, problem } = view;
  const isNew = item.identifier === "";
  const form = { version: item.version, formKey, subject: { store, identifier: item.identifier } };
  return (
    <>
      <h1>{isNew ? `New ${section.noun}` : titleOf(view)}</h1>
      {problem && <FormProblem message={problem.message} field={fieldOf(view, problem)} />}
      {!problem && done && <Notice kind="success">{done}</Notice>}
      <p className="soft">
        <a href={`/admin/content/${section.slug}?${new URLSearchParams({ store })}`}>{section.title}</a>,{" "}
        {storeName}. {!isNew && <Status {...view} />}
      </p>
      {item.draft && (
        <DraftPart
          draft={item.draft}
          previewPath={hasPreview(section) ? previewPath(view) : null}
          mayEdit={mayEdit}
          {...form}
          problem={problem}
          unscheduledBecause={item.draft_problem ?? null}
        />
      )}
      <DraftFields
        fields={item.fields}
        label={section.title}
        mayEdit={mayEdit}
        {...form}
        subject={isNew ? { store } : form.subject}
        problem={problem}
        publishesAtOnce
        groupTitles={section.kind === "CATEGORY" ? categoryGroups : undefined}
      >
        {section.kind === "MENU" && (
          <p className="hint">
            The order of the lines is that of the menu. In the header, a hyphen makes a line a page of the
            department above it; a line such as &ldquo;- For:&rdquo; is a heading, and two hyphens make a line
            a page below it.
          </p>
        )}
        {isNew && (
          <div className="part">
            <TextField
              name="identifier"
              label={section.identifier.label}
              hint={section.identifier.hint}
              required
              defaultValue={problem?.typed.identifier}
              problem={problem?.field === "identifier" ? problem.message : null}
            />
          </div>
        )}
      </DraftFields>
      {!isNew && mayEdit && <OtherSteps {...view} />}
      {!isNew && <DraftHistory history={item.history} mayEdit={mayEdit} {...form} />}
    </>
  );
}

const categoryGroups = { STOCK: "Visibility", PLACES: "Place and products" };

function titleOf({ section, item }: ContentPageView): string {
  if (section.kind === "REDIRECT") return `Redirect from /${item.identifier}`;
  return item.title || item.identifier;
}

function Status({ section, item }: ContentPageView) {
  if (!item.is_published)
    return <span className="pill">{item.is_from_folder ? "Deleted from the shop" : "Not in the shop"}</span>;
  const title = item.is_from_folder ? "Changed from the brand folder" : "Only in the shop";
  return (
    <>
      {item.path && section.kind !== "REDIRECT" && <a href={item.path}>View in the shop</a>}{" "}
      {item.is_changed && <span className="pill">{title}</span>}
    </>
  );
}

/** Resets it to the folder, or deletes it. */
function OtherSteps({ section, store, item, formKey }: ContentPageView) {
  const mayReset = item.is_from_folder && item.is_changed;
  const mayDelete = item.is_published && !item.is_required && section.kind !== "MENU";
  if (!mayReset && !mayDelete) return null;
  return (
    <form method="post" className="part form" aria-label="Other steps">
      <input type="hidden" name="version" value={item.version} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="store" value={store} />
      <input type="hidden" name="identifier" value={item.identifier} />
      <p>
        {mayReset && (
          <button type="submit" name="intent" value="reset" className="quiet">
            Reset to the brand&rsquo;s folder
          </button>
        )}{" "}
        {mayDelete && (
          <button type="submit" name="intent" value="delete" className="danger">
            Delete the {section.noun}
          </button>
        )}
      </p>
    </form>
  );
}

function previewPath({ section, store, item }: ContentPageView): string {
  return contentPath(section, store, item.identifier).replace("/edit?", "/preview?");
}

/** The field whose value was rejected; null when it was the whole form. */
function fieldOf({ section, item }: ContentPageView, { field }: DraftProblem) {
  if (field === "at") return { id: "at", label: "Publish at" };
  if (field === "identifier" && item.identifier === "")
    return { id: "identifier", label: section.identifier.label };
  const index = item.fields.findIndex(({ code }) => code === field);
  return index < 0 ? null : { id: `value-${index}`, label: item.fields[index].title };
}
