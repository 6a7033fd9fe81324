import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DraftPart } from "~/admin/drafts/draft-part";

const draft = { changes: [], changed_by: "Ada", changed_at: "2026-11-01T12:00:00.000Z", publish_at: null };
const form = { draft, previewPath: null, mayEdit: true, version: "1", formKey: "key" };

test("a rejected time stays in its field", () => {
  const problem = { message: "This time has passed.", field: "at", typed: { at: "2026-01-02T09:00" } };
  const markup = renderToStaticMarkup(<DraftPart {...form} problem={problem} />);
  expect(markup).toContain('value="2026-01-02T09:00"');
});

test("a draft says why it was not published at its time", () => {
  const unscheduledBecause = "The page was deleted.";
  const markup = renderToStaticMarkup(
    <DraftPart {...form} problem={null} unscheduledBecause={unscheduledBecause} />,
  );
  expect(markup).toContain("published at its time.</strong> The page was deleted.");
  expect(renderToStaticMarkup(<DraftPart {...form} problem={null} />)).not.toContain("at its time");
});
