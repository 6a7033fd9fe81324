import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AuditPage } from "~/admin/audit/audit-page";
import type { AuditFilterInput } from "~/admin/documents.generated";

function pageOf(filter: AuditFilterInput): string {
  return renderToStaticMarkup(
    <AuditPage
      filter={filter}
      search="?subject=order&subject_id=MPC100000001"
      entries={[]}
      endCursor={null}
      actions={[]}
      subjectTypes={["order", "gift-card"]}
      staff={[{ id: "7", name: "Ada" }]}
      views={[]}
    />,
  );
}

const HALF = "Choose a subject and type its number";

test("the filter shows the address, and is saved with its subject", () => {
  const page = pageOf({ staff_id: "7", subject_type: "order", subject_id: "MPC100000001" });
  expect(page).toContain("<h1>Audit log of MPC100000001</h1>");
  expect(page).toContain('<option value="7" selected="">Ada</option>');
  expect(page).toContain('<option value="order" selected="">Order</option>');
  expect(page).toContain('name="query" value="subject=order&amp;subject_id=MPC100000001"');
  expect(page).not.toContain(HALF);
});

test("a subject without its number is asked for it", () => {
  expect(pageOf({ subject_type: "gift-card" })).toContain(HALF);
  expect(pageOf({ subject_id: "5" })).toContain(HALF);
});
