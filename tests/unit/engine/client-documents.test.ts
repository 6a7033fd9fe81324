import { type DocumentNode, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { engineSchema } from "~/engine/graphql/schema";
import { CLIENTS, documentsOf, unsupportedDocumentsOf } from "../../engine/client-documents";

/** How many documents of each client's shape are valid, as the clients' own were when they were last compared. */

const faultsOf = (name: string, document: DocumentNode) =>
  validate(engineSchema(), document).map(({ message }) => `${name}: ${message}`);

describe.each(CLIENTS)("documents in the shape of %s", (client) => {
  const documents = documentsOf(client);
  const unsupported = unsupportedDocumentsOf(client);

  test("are valid", () => {
    expect([...documents].flatMap(([name, document]) => faultsOf(name, document))).toEqual([]);
  });

  test("are valid for four of five that the client sends", () => {
    const share = documents.size / (documents.size + unsupported.size);
    expect(share).toBeGreaterThanOrEqual(0.8);
    expect(documents.size).toBeGreaterThan(30);
  });

  test("are listed as unsupported only while they are invalid", () => {
    const valid = [...unsupported].filter(([name, document]) => faultsOf(name, document).length === 0);
    expect(valid.map(([name]) => name)).toEqual([]);
  });
});
