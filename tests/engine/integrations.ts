import type { EngineFixture } from "./engine-fixture";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

interface Wanted {
  storeCodes?: string[] | null;
  isRevoked?: boolean;
  /** A new owner without. */
  creator?: TestStaff;
}

/** Creates an integration as an owner does. @returns its token */
export async function integrationToken(
  engine: EngineFixture,
  roleCode: string,
  { storeCodes = null, isRevoked = false, creator }: Wanted = {},
): Promise<string> {
  const owner = creator ?? (await staffMember(engine, "owner"));
  const input = { name: `Program of ${roleCode}`, role_code: roleCode, store_codes: storeCodes };
  const created = await callAdmin(
    engine,
    "mutation ($input: CreateIntegrationInput!) { createIntegration(input: $input) }",
    { input },
    owner.token,
  );
  const token = resultOf<string>(created, "createIntegration");
  if (isRevoked) {
    const listed = await callAdmin(engine, "{ integrations { id } }", {}, owner.token);
    const [{ id }] = resultOf<{ id: string }[]>(listed, "integrations");
    await callAdmin(engine, `mutation { revokeIntegration(id: "${id}") }`, {}, owner.token);
  }
  return token;
}
