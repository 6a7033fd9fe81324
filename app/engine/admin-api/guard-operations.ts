import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getDirectiveValues,
} from "graphql";
import { isPermission, type Permission } from "../staff/permissions";
import { isAllowed, type StaffSession } from "../staff/staff-session";
import type { AdminContext } from "./admin-context";
import { confirmationRequired, forbidden, signInRequired } from "./admin-errors";

/** Throws unless the session may call the operation. */
type Guard = (session: StaffSession | null) => void;

/**
 * Makes every operation of the schema check what its directive declares, before its resolver runs.
 * @throws Error for an operation that declares nothing, or a permission that does not exist
 */
export function guardOperations(schema: GraphQLSchema): GraphQLSchema {
  const types = [schema.getQueryType(), schema.getMutationType()];
  for (const field of types.flatMap((type) => Object.values(type?.getFields() ?? {}))) {
    field.resolve = guarded(field.resolve ?? defaultFieldResolver, guardOf(schema, field));
  }
  return schema;
}

function guarded(
  resolve: GraphQLFieldResolver<unknown, AdminContext>,
  guard: Guard,
): GraphQLFieldResolver<unknown, AdminContext> {
  return async (parent, args, context, info) => {
    guard(await context.staffSession());
    return resolve(parent, args, context, info);
  };
}

function guardOf(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): Guard {
  const permission = directive(schema, field, "permission");
  if (permission) return permissionGuard(field.name, permission);
  const session = directive(schema, field, "session");
  if (!session) throw new Error(`The operation ${field.name} does not declare who may call it.`);
  return sessionGuard(String(session.state));
}

function permissionGuard(name: string, { resource, view, isConfirmed }: Record<string, unknown>): Guard {
  const needed = [resource, view].flatMap((code) => (code == null ? [] : permissionOf(name, String(code))));
  return (session) => {
    if (session?.state !== "active") throw signInRequired();
    if (!needed.every((code) => isAllowed(session, code))) throw forbidden();
    if (isConfirmed && session.confirmedUntil === null) throw confirmationRequired();
  };
}

function permissionOf(name: string, code: string): Permission {
  if (!isPermission(code)) throw new Error(`The operation ${name} needs the unknown permission ${code}.`);
  return code;
}

function sessionGuard(state: string): Guard {
  return (session) => {
    if (state === "SIGNING_IN" && !session) throw signInRequired();
    if (state === "SIGNED_IN" && session?.state !== "active") throw signInRequired();
  };
}

function directive(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, name: string) {
  const definition = schema.getDirective(name);
  return definition && field.astNode ? getDirectiveValues(definition, field.astNode) : undefined;
}
