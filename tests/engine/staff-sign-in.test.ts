import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inviteOwner } from "~/engine/staff/first-owner";
import { acceptsCode } from "~/engine/staff/second-factor";
import { decryptSecret, encryptSecret } from "~/engine/staff/secret-box";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { auditOf, callAdmin, codeOf, resultOf, STAFF_PASSWORD, staffMember, type TestStaff } from "./staff";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const SESSION = "{ staffSession { state email permissions } }";

async function signIn(email: string, password = STAFF_PASSWORD) {
  const response = await callAdmin(
    engine,
    "mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token state } }",
    { email, password },
  );
  return { ...response, started: response.data?.signIn as { token: string; state: string } | null };
}

async function enterCode(token: string, code: string) {
  const response = await callAdmin(
    engine,
    "mutation ($code: String!) { enterCode(code: $code) { token state } }",
    { code },
    token,
  );
  return { ...response, started: response.data?.enterCode as { token: string; state: string } | null };
}

async function session(token: string) {
  const { data } = await callAdmin(engine, SESSION, {}, token);
  return data?.staffSession as { state: string; permissions: string[] } | null;
}

function userOf({ id }: TestStaff) {
  return engine.db.selectFrom("admin_user").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

describe("signing in", () => {
  test("takes the password, then a code, and replaces the first session by a complete one", async () => {
    const owner = await staffMember(engine, "owner");
    const { started } = await signIn(owner.email);
    expect(started?.state).toBe("CODE");
    expect((await session(started?.token ?? ""))?.state).toBe("CODE");
    const second = await enterCode(started?.token ?? "", codeOf(owner.secret));
    expect(second.started?.state).toBe("ACTIVE");
    expect(await session(started?.token ?? "")).toBeNull();
    expect((await session(second.started?.token ?? ""))?.permissions).toContain("staff.manage");
  });

  test("gives the same response for a wrong password and an unknown account, and records the former", async () => {
    const owner = await staffMember(engine, "owner");
    const wrong = await signIn(owner.email, "wrong");
    const unknown = await signIn("nobody@staff.example", "wrong");
    expect(wrong.errors?.[0].message).toBe(unknown.errors?.[0].message);
    const entries = await auditOf(engine, "staff.sign-in-failed");
    expect(entries.map(({ subject_id }) => subject_id)).toEqual([String(owner.id)]);
    expect(JSON.stringify(entries)).not.toContain("@");
  });

  test("waits after five wrong passwords, even for the right one", async () => {
    const { email } = await staffMember(engine, "packer");
    for (let tries = 0; tries < 6; tries += 1) await signIn(email, "wrong");
    expect((await signIn(email)).errors?.[0].extensions.category).toBe("graphql-authentication");
  });

  test("asks owners without an app to set one up, and a packer for nothing more", async () => {
    const owner = await staffMember(engine, "owner", { hasApp: false });
    const packer = await staffMember(engine, "packer", { hasApp: false });
    expect((await signIn(owner.email)).started?.state).toBe("ENROLLMENT");
    expect((await signIn(packer.email)).started?.state).toBe("ACTIVE");
  });
});

describe("setting up an app", () => {
  const started = async (token: string) =>
    resultOf<{ secret: string }>(
      await callAdmin(engine, "mutation { startEnrollment { secret } }", {}, token),
      "startEnrollment",
    ).secret;
  const shown = async (token: string) =>
    (await callAdmin(engine, "{ enrollment { secret } }", {}, token)).data?.enrollment;
  const confirmed = (token: string, secret: string) =>
    callAdmin(
      engine,
      "mutation ($code: String!) { confirmEnrollment(code: $code) }",
      { code: codeOf(secret) },
      token,
    );

  test("has a secret of its own in each session, which no other one sees or confirms", async () => {
    const { email } = await staffMember(engine, "owner", { hasApp: false });
    const stranger = (await signIn(email)).started?.token ?? "";
    const owner = (await signIn(email)).started?.token ?? "";
    const strangersSecret = await started(stranger);
    expect(await shown(owner)).toBeNull();
    const secret = await started(owner);
    expect(secret).not.toBe(strangersSecret);
    expect(await started(owner)).toBe(secret);
    expect(await shown(owner)).toEqual({ secret });
    expect(await shown(stranger)).toBeNull();
    expect((await confirmed(stranger, strangersSecret)).errors).toHaveLength(1);
    expect((await confirmed(owner, strangersSecret)).errors).toHaveLength(1);
    expect((await confirmed(owner, secret)).errors).toBeUndefined();
  });
});

describe("codes", () => {
  test("are valid once", async () => {
    const owner = await staffMember(engine, "owner");
    const code = codeOf(owner.secret);
    expect(await acceptsCode(engine.db, engine.settings, await userOf(owner), code)).toBe(true);
    expect(await acceptsCode(engine.db, engine.settings, await userOf(owner), code)).toBe(false);
    const earlier = codeOf(owner.secret, -1);
    expect(await acceptsCode(engine.db, engine.settings, await userOf(owner), earlier)).toBe(false);
    const next = codeOf(owner.secret, 1);
    expect(await acceptsCode(engine.db, engine.settings, await userOf(owner), next)).toBe(true);
  });

  test("of two minutes ago are not valid", async () => {
    const owner = await staffMember(engine, "owner");
    const code = codeOf(owner.secret, -4);
    expect(await acceptsCode(engine.db, engine.settings, await userOf(owner), code)).toBe(false);
  });

  test("can be replaced by a recovery code, once each", async () => {
    const owner = await staffMember(engine, "owner", { hasApp: false });
    const first = await signIn(owner.email);
    const token = first.started?.token ?? "";
    const enrollment = await callAdmin(engine, "mutation { startEnrollment { secret uri } }", {}, token);
    const { secret, uri } = resultOf<{ secret: string; uri: string }>(enrollment, "startEnrollment");
    expect(uri).toContain("otpauth://totp/");
    const confirmed = await callAdmin(
      engine,
      "mutation ($code: String!) { confirmEnrollment(code: $code) }",
      { code: codeOf(secret) },
      token,
    );
    const codes = resultOf<string[]>(confirmed, "confirmEnrollment");
    expect((await session(token))?.state).toBe("ACTIVE");
    expect(new Set(codes).size).toBe(10);
    const [code] = codes;
    const rows = await engine.db.selectFrom("admin_recovery_code").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    const again = (await signIn(owner.email)).started?.token ?? "";
    expect((await enterCode(again, ` ${code.toLowerCase()} `)).started?.state).toBe("ACTIVE");
    const third = (await signIn(owner.email)).started?.token ?? "";
    expect((await enterCode(third, code)).errors?.[0].extensions.field).toBe("code");
  });

  test("are limited", async () => {
    const owner = await staffMember(engine, "owner");
    const token = (await signIn(owner.email)).started?.token ?? "";
    for (let tries = 0; tries < 11; tries += 1) await enterCode(token, "000000");
    expect((await enterCode(token, codeOf(owner.secret))).errors).toHaveLength(1);
  });

  test("come from a secret that is encrypted for its owner alone", () => {
    const sealed = encryptSecret(engine.settings, "admin_user 1", "SECRET");
    expect(sealed).not.toContain("SECRET");
    expect(decryptSecret(engine.settings, "admin_user 1", sealed)).toBe("SECRET");
    expect(decryptSecret(engine.settings, "admin_user 2", sealed)).toBeNull();
    const otherKey = { ...engine.settings, admin: { ...engine.settings.admin, secretKey: "k".repeat(32) } };
    expect(decryptSecret(otherKey, "admin_user 1", sealed)).toBeNull();
  });
});

describe("a session", () => {
  async function change(owner: TestStaff, changes: { last_seen_at?: string; expires_at?: string }) {
    await engine.db.updateTable("admin_session").set(changes).where("admin_user_id", "=", owner.id).execute();
    return session(owner.token);
  }

  function confirm({ token, secret }: TestStaff, password: string, code = codeOf(secret)) {
    return callAdmin(
      engine,
      "mutation ($password: String!, $code: String) { reauthenticate(password: $password, code: $code) { confirmed_until } }",
      { password, code },
      token,
    );
  }

  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

  test("ends after thirty minutes without a request, and after twelve hours", async () => {
    const owner = await staffMember(engine, "owner");
    expect(await change(owner, { last_seen_at: ago(29) })).not.toBeNull();
    expect(await change(owner, { last_seen_at: ago(31) })).toBeNull();
    const other = await staffMember(engine, "owner");
    expect(await change(other, { expires_at: ago(0) })).toBeNull();
  });

  test("ends by signing out", async () => {
    const owner = await staffMember(engine, "owner");
    await callAdmin(engine, "mutation { signOut }", {}, owner.token);
    expect(await session(owner.token)).toBeNull();
  });

  test("allows sensitive actions again after password and code", async () => {
    const owner = await staffMember(engine, "owner");
    await engine.db
      .updateTable("admin_session")
      .set({ confirmed_at: ago(11) })
      .where("admin_user_id", "=", owner.id)
      .execute();
    expect((await confirm(owner, "wrong")).errors?.[0].extensions.field).toBe("password");
    expect((await confirm(owner, STAFF_PASSWORD, "000000")).errors?.[0].extensions.field).toBe("code");
    expect((await confirm(owner, STAFF_PASSWORD)).errors).toBeUndefined();
  });

  test("is confirmed while strangers try passwords of its account", async () => {
    const owner = await staffMember(engine, "owner");
    for (let tries = 0; tries < 7; tries += 1) await signIn(owner.email, "wrong");
    expect((await confirm(owner, STAFF_PASSWORD)).errors).toBeUndefined();
  });

  test("has to wait after five wrong passwords, even for the right one", async () => {
    const owner = await staffMember(engine, "owner");
    for (let tries = 0; tries < 6; tries += 1) await confirm(owner, "wrong");
    expect((await confirm(owner, STAFF_PASSWORD)).errors?.[0].extensions.field).toBe("password");
  });
});

describe("the first owner", () => {
  const tokenIn = (url: string) => url.split("/").at(-1) ?? "";
  const accept = (token: string) =>
    callAdmin(
      engine,
      "mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token state } }",
      { input: { token, name: "Ada", password: STAFF_PASSWORD } },
    );

  test("is invited by a link that works once", async () => {
    const fresh = await openFixture();
    const invite = (isAgain: boolean) =>
      inviteOwner(fresh.db, fresh.settings, { email: " Ada@Shop.example ", isAgain });
    const { url } = await invite(false);
    expect(url).toMatch(/^http:\/\/localhost:3000\/admin\/invitation\/[\w-]{43}$/);
    const stored = await fresh.db.selectFrom("admin_invitation").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(tokenIn(url));
    const send = (token: string) =>
      callAdmin(
        fresh,
        "mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token state } }",
        { input: { token, name: "Ada", password: STAFF_PASSWORD } },
      );
    expect((await send(tokenIn(url))).data?.acceptInvitation).toMatchObject({ state: "ENROLLMENT" });
    expect((await send(tokenIn(url))).errors).toHaveLength(1);
    await expect(invite(false)).rejects.toThrow("--again");
    expect((await invite(true)).url).not.toBe(url);
    await fresh.close();
  });

  test("with an unknown link is rejected before the password is checked and hashed", async () => {
    const { errors } = await callAdmin(
      engine,
      "mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token } }",
      { input: { token: "unknown", name: "Ada", password: "short" } },
    );
    expect(errors?.[0].message).toContain("This link has expired");
  });

  test("cannot use a link after 48 hours", async () => {
    const { url } = await inviteOwner(engine.db, engine.settings, {
      email: "late@shop.example",
      isAgain: true,
    });
    await engine.db.updateTable("admin_invitation").set({ expires_at: new Date().toISOString() }).execute();
    expect((await accept(tokenIn(url))).errors).toHaveLength(1);
  });
});
