/** A provider as the registry's file says it; what it leaves blank is left out. Dates are ISO 8601. */
export type ProviderRecord = {
  readonly entity: 0 | 1 | 2;
  readonly name?: PersonInRegistry;
  readonly otherName?: PersonInRegistry & { readonly type?: string };
  readonly organization?: string;
  readonly otherOrganization?: { readonly name: string; readonly type?: string };
  readonly subpart?: string;
  readonly parent?: string;
  readonly sex?: string;
  readonly soleProprietor?: string;
  readonly official?: PersonInRegistry & { readonly title?: string; readonly phone?: string };
  readonly practice?: RegistryAddress;
  readonly mailing?: RegistryAddress;
  readonly taxonomies?: readonly RegistryTaxonomy[];
  readonly enumerated?: string;
  readonly updated?: string;
  readonly certified?: string;
  readonly deactivated?: string;
  readonly deactivationReason?: string;
  readonly reactivated?: string;
  readonly replacement?: string;
  /** Made up for trying Wardbook out. */
  readonly sample?: true;
};

export type PersonInRegistry = {
  readonly prefix?: string;
  readonly first?: string;
  readonly middle?: string;
  readonly last?: string;
  readonly suffix?: string;
  readonly credential?: string;
};

export type RegistryAddress = {
  readonly line1?: string;
  readonly line2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly country?: string;
  readonly phone?: string;
  readonly fax?: string;
};

export type RegistryTaxonomy = {
  readonly code: string;
  readonly license?: string;
  readonly state?: string;
  readonly primary: boolean;
  readonly group?: string;
};
