import { expect } from "vitest";
import type { EngineFixture } from "./engine-fixture";
import { callRest } from "./rest-shopper";
import { codeOf, STAFF_PASSWORD, type TestStaff } from "./staff";

/** Requests a person's token for the REST API by password and code. */
export async function apiToken(engine: EngineFixture, staff: TestStaff): Promise<string> {
  const body = { username: staff.email, password: STAFF_PASSWORD, otp: codeOf(staff.secret) };
  const { status, body: token } = await callRest(engine, "POST", "/tfa/provider/google/authenticate", {
    body,
  });
  expect({ status, token }).toEqual({ status: 200, token: expect.stringMatching(/^[\w-]{20,}$/) });
  return token;
}
