import type { Row } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import { changeRole, removeRole, roleVersion } from "../../staff/change-role";
import { createRole } from "../../staff/create-role";
import { changeStaff, deactivateStaff, inviteStaff, listStaff } from "../../staff/manage-staff";
import { permissions } from "../../staff/permissions";
import { listRoleHolders } from "../../staff/role-holders";
import { listRoles, type Role } from "../../staff/roles";
import { toMoney } from "../../totals/money";
import type { Resolvers } from "../resolvers.generated";

export const staffResolvers: Resolvers = {
  Query: {
    staff: async (_parent, _args, { db }) => (await listStaff(db)).map(staffMember),
    roles: async (_parent, _args, { db }) => (await listRoles(db)).map(roleResponse),
    roleHolders: async (_parent, { code }, { db }) => (await listRoleHolders(db, code)).map(roleHolder),
    permissions: () => Object.entries(permissions).map(([code, title]) => ({ code, title })),
  },
  Mutation: {
    inviteStaff: async (_parent, { input }, context) =>
      staffMember(
        await inviteStaff(context, {
          email: input.email,
          roleCode: input.role_code,
          storeCodes: input.store_codes ?? null,
        }),
      ),
    changeStaff: async (_parent, { input }, context) =>
      staffMember(
        await changeStaff(context, {
          id: staffId(input.id),
          roleCode: input.role_code,
          storeCodes: input.store_codes ?? null,
        }),
      ),
    deactivateStaff: async (_parent, { id }, context) =>
      staffMember(await deactivateStaff(context, staffId(id))),
    createRole: async (_parent, { input }, context) =>
      roleResponse(
        await createRole(context, {
          title: input.title,
          permissions: input.permissions,
          refundDayLimitCents: input.refund_day_limit_cents ?? null,
        }),
      ),
    async changeRole(_parent, { input }, context) {
      const { title, permissions: codes, refund_day_limit_cents: limit } = input;
      await changeRole(context, input, { title, permissions: codes, refundDayLimitCents: limit ?? null });
      return true;
    },
    async removeRole(_parent, { input }, context) {
      await removeRole(context, input);
      return true;
    },
  },
};

/** @throws GraphQLError of category input */
function staffId(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw inputError("There's no such person.");
  return Number(id);
}

function staffMember(user: Row<"admin_user">) {
  const { id, email, name, role_code, store_codes, state, totp_confirmed_at } = user;
  return {
    id: String(id),
    email,
    name,
    role_code,
    store_codes: store_codes === null ? null : JSON.parse(store_codes),
    state,
    uses_second_factor: totp_confirmed_at !== null,
  };
}

function roleResponse(role: Role) {
  const { code, title, permissions: allowed, refundDayLimitCents, isBuiltIn } = role;
  return {
    code,
    title,
    permissions: allowed,
    refund_day_limit: refundDayLimitCents === null ? null : toMoney(refundDayLimitCents),
    is_built_in: isBuiltIn,
    version: roleVersion(role),
  };
}

function roleHolder({ name, email, state }: Row<"admin_user">) {
  return { name: name || email, is_integration: state === "integration" };
}
