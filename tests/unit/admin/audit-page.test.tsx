import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AuditPage } from "~/admin/audit/audit-page";

function fieldsOf(subject: { type: string; id: string } | null): string[] {
  const page = <AuditPage action="" subject={subject} search="" entries={[]} endCursor={null} actions={[]} />;
  return renderToStaticMarkup(page).match(/<input[^>]*>/g) ?? [];
}

test("the filter of one order's log stays with that order", () => {
  expect(fieldsOf({ type: "order", id: "MPC100000001" })).toEqual([
    '<input type="hidden" name="subject" value="order"/>',
    '<input type="hidden" name="id" value="MPC100000001"/>',
  ]);
});

test("the filter of the whole log has no subject", () => {
  expect(fieldsOf(null)).toEqual([]);
});
