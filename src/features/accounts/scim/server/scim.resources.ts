import type { ScimRow } from "./scim-users.store.ts";

const CORE = "urn:ietf:params:scim:schemas:core:2.0";
const USER_SCHEMA = `${CORE}:User`;
const MESSAGES = "urn:ietf:params:scim:api:messages:2.0";
export const MOST = 200;

export function userResource({ user, externalId }: ScimRow, base: string) {
  const { id, email, firstName, lastName, name, disabledAt, createdAt } = user;
  return {
    schemas: [USER_SCHEMA],
    id,
    ...(externalId !== null && { externalId }),
    userName: email,
    name: { givenName: firstName ?? undefined, familyName: lastName ?? undefined },
    ...(name !== null && { displayName: name }),
    emails: [{ value: email, type: "work", primary: true }],
    active: disabledAt === null,
    meta: {
      resourceType: "User",
      created: createdAt.toISOString(),
      location: `${base}/Users/${id}`,
    },
  };
}

export function listOf(resources: readonly unknown[], totalResults: number, startIndex: number) {
  return {
    schemas: [`${MESSAGES}:ListResponse`],
    totalResults,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

export function errorOf(status: number, detail: string, scimType: unknown) {
  return {
    schemas: [`${MESSAGES}:Error`],
    status: String(status),
    detail,
    ...(typeof scimType === "string" && { scimType }),
  };
}

const no = { supported: false };

export const CONFIG = {
  schemas: [`${CORE}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { ...no, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST },
  changePassword: no,
  sort: no,
  etag: no,
  authenticationSchemes: [
    { type: "oauthbearertoken", name: "Bearer token", description: "SCIM_TOKEN of the server" },
  ],
};

export const RESOURCE_TYPES = [
  {
    schemas: [`${CORE}:ResourceType`],
    id: "User",
    name: "User",
    endpoint: "/Users",
    schema: USER_SCHEMA,
  },
];

const attribute = (name: string, type: string, more: Readonly<Record<string, unknown>> = {}) => ({
  name,
  type,
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: "readWrite",
  returned: "default",
  uniqueness: "none",
  ...more,
});

export const SCHEMAS = [
  {
    id: USER_SCHEMA,
    name: "User",
    attributes: [
      attribute("userName", "string", { required: true, uniqueness: "server" }),
      attribute("name", "complex", {
        subAttributes: [attribute("givenName", "string"), attribute("familyName", "string")],
      }),
      attribute("displayName", "string"),
      attribute("emails", "complex", {
        multiValued: true,
        subAttributes: [attribute("value", "string"), attribute("primary", "boolean")],
      }),
      attribute("active", "boolean"),
    ],
  },
];
