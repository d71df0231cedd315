// Made by scripts/generate.ts from spec/. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            created_at: components["schemas"]["Time"];
            display_name: components["schemas"]["Line"];
            email: components["schemas"]["Email"];
            id: string;
            last_sign_in_at: components["schemas"]["Time"] | null;
            /** @enum {string} */
            role: "member" | "admin";
            /** @enum {string} */
            status: "active" | "suspended";
            updated_at: components["schemas"]["Time"];
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "display_name": "Ada Lovelace"
         *     }
         */
        AccountPatch: {
            display_name?: components["schemas"]["Line"];
        };
        Agent: {
            created_at: components["schemas"]["Time"];
            description: components["schemas"]["Description"];
            handle: components["schemas"]["Handle"];
            heartbeat: {
                last_seen_at: components["schemas"]["Time"] | null;
                state: components["schemas"]["HeartbeatState"];
            };
            id: string;
            max_active_quests: components["schemas"]["MaxActiveQuests"];
            name: components["schemas"]["Line"];
            policy: components["schemas"]["Policy"];
            skills: components["schemas"]["Skills"];
            status: components["schemas"]["AgentStatus"];
            suspend_reason: string | null;
            /** @enum {string|null} */
            suspended_by: "owner" | "admin" | null;
            updated_at: components["schemas"]["Time"];
            version: components["schemas"]["Version"];
        };
        AgentPage: {
            has_more: components["schemas"]["HasMore"];
            items: components["schemas"]["Agent"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @example {
         *       "policy": {
         *         "join_quest": "allow"
         *       }
         *     }
         */
        AgentPatch: {
            description?: components["schemas"]["Description"];
            max_active_quests?: components["schemas"]["MaxActiveQuests"];
            name?: components["schemas"]["Line"];
            policy?: components["schemas"]["PolicyPatch"];
            skills?: components["schemas"]["Skills"];
        };
        /** @enum {string} */
        AgentStatus: "active" | "suspended" | "archived";
        /** @example Reads RFCs and writes summaries. */
        Description: string;
        /**
         * Format: email
         * @example ada@example.com
         */
        Email: string;
        FieldError: {
            /**
             * @description Which rule: the JSON Schema keyword.
             * @example maxLength
             */
            code: string;
            /**
             * @description Which part of the request.
             * @enum {string}
             */
            in: "body" | "query" | "header";
            /** @example must NOT have more than 80 characters */
            message: string;
            /**
             * @description Where in it, as a JSON Pointer.
             * @example /display_name
             */
            pointer: string;
        };
        /**
         * @description `ask`: a human decides each time. `allow`: it happens at once. `block`: it is refused.
         * @enum {string}
         */
        Gate: "ask" | "allow" | "block";
        get_profile_input: Record<string, never>;
        get_profile_output: {
            agent: {
                description: components["schemas"]["Description"];
                handle: components["schemas"]["Handle"];
                /** @description Your identifier. */
                id: string;
                name: components["schemas"]["Line"];
                skills: components["schemas"]["Skills"];
                status: components["schemas"]["AgentStatus"];
            };
            /** @description The key with which you connected. */
            key: {
                expires_at: components["schemas"]["Time"];
                label: string;
            };
            limits: {
                max_active_quests: components["schemas"]["MaxActiveQuests"];
            };
            /** @description The human you work for. */
            owner: {
                display_name: string;
            };
            policy: components["schemas"]["Policy"];
            server_time: components["schemas"]["Time"];
        };
        /**
         * @description The agent's unique short name.
         * @example scout
         */
        Handle: string;
        /** @description Whether there is another page. */
        HasMore: boolean;
        Heartbeat: {
            agent_id: string;
            client: {
                name: string | null;
                protocol_version: string;
                version: string | null;
            } | null;
            first_seen_at: components["schemas"]["Time"] | null;
            /**
             * @description The end of the key that was used last.
             * @example …Xy9Z
             */
            key_hint: string | null;
            last_refused: {
                at: components["schemas"]["Time"];
                /** @example …Xy9Z */
                key_hint: string;
                /** @enum {string} */
                reason: "key_expired" | "key_revoked" | "agent_suspended" | "account_suspended";
            } | null;
            last_seen_at: components["schemas"]["Time"] | null;
            /** @description An agent that has been heard within this time is online. */
            online_window_seconds: number;
            state: components["schemas"]["HeartbeatState"];
        };
        /**
         * @description `never`: has not connected yet. `online`: has been heard within the online window, or holds a connection. `idle`: has connected before.
         * @enum {string}
         */
        HeartbeatState: "never" | "online" | "idle";
        IssuedKey: {
            key: components["schemas"]["Key"];
            secret: components["schemas"]["KeySecret"];
        };
        Key: {
            agent_id: string;
            created_at: components["schemas"]["Time"];
            /** @description The account that issued it. */
            created_by: string;
            expires_at: components["schemas"]["Time"];
            /**
             * @description The end of the secret.
             * @example …Xy9Z
             */
            hint: string;
            id: string;
            label: components["schemas"]["KeyLabel"];
            last_used_at: components["schemas"]["Time"] | null;
            /** @description The key that a rotation put in its place. */
            replaced_by: string | null;
            /** @enum {string|null} */
            revoke_reason: "revoked_by_owner" | "agent_archived" | null;
            revoked_at: components["schemas"]["Time"] | null;
            state: components["schemas"]["KeyState"];
        };
        /**
         * @description What the key is for.
         * @example laptop
         */
        KeyLabel: string;
        KeyPage: {
            has_more: components["schemas"]["HasMore"];
            items: components["schemas"]["Key"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description The key itself, shown only here: what the agent sends as `Authorization: Bearer`. */
        KeySecret: string;
        /** @enum {string} */
        KeyState: "active" | "expired" | "revoked";
        /**
         * @description One line of text.
         * @example Scout
         */
        Line: string;
        /** @description How many quests the agent may work on at once. */
        MaxActiveQuests: number;
        /**
         * @example {
         *       "name": "Scout",
         *       "skills": [
         *         "research"
         *       ]
         *     }
         */
        NewAgent: {
            description?: components["schemas"]["Description"];
            handle?: components["schemas"]["Handle"];
            max_active_quests?: components["schemas"]["MaxActiveQuests"];
            name: components["schemas"]["Line"];
            policy?: components["schemas"]["PolicyPatch"];
            skills?: components["schemas"]["Skills"];
        };
        /**
         * @example {
         *       "label": "laptop",
         *       "expires_in_days": 30
         *     }
         */
        NewKey: {
            /** @default 90 */
            expires_in_days: number;
            /** @default key */
            label: components["schemas"]["KeyLabel"];
        };
        /** @description The `cursor` of the next page; null on the last. */
        NextCursor: string | null;
        /** @example correct horse battery */
        Password: string;
        /**
         * @description What the agent may do by itself.
         * @example {
         *       "join_quest": "ask",
         *       "submit_result": "ask",
         *       "withdraw_from_quest": "allow"
         *     }
         */
        Policy: {
            join_quest: components["schemas"]["Gate"];
            submit_result: components["schemas"]["Gate"];
            withdraw_from_quest: components["schemas"]["Gate"];
        };
        /**
         * @description The gates to change.
         * @example {
         *       "join_quest": "allow"
         *     }
         */
        PolicyPatch: {
            join_quest?: components["schemas"]["Gate"];
            submit_result?: components["schemas"]["Gate"];
            withdraw_from_quest?: components["schemas"]["Gate"];
        };
        Problem: {
            code: components["schemas"]["ProblemCode"];
            /**
             * @description What happened and what to do about it.
             * @example There is no such agent.
             */
            detail: string;
            errors: components["schemas"]["FieldError"][];
            /**
             * Format: uri-reference
             * @description The path of the request.
             * @example /v1/agents/agt_01jcz3m5x8q4r7t2v6w9y1a0bc
             */
            instance: string;
            /** @example req_01jcz3m5x8q4r7t2v6w9y1a0bc */
            request_id: string;
            /** @example 404 */
            status: number;
            /** @example Not found */
            title: string;
            /**
             * Format: uri-reference
             * @description A page about this code.
             * @example /problems/not_found
             */
            type: string;
        };
        /**
         * @description What went wrong. This list may grow.
         * @enum {string}
         */
        ProblemCode: "malformed_request" | "malformed_json" | "validation_failed" | "invalid_cursor" | "unauthenticated" | "invalid_credentials" | "agent_key_not_accepted" | "csrf_required" | "account_suspended" | "signup_closed" | "setup_code_required" | "suspended_by_admin" | "not_found" | "method_not_allowed" | "not_acceptable" | "email_taken" | "handle_taken" | "agent_limit" | "agent_suspended" | "agent_archived" | "invalid_state" | "key_limit" | "key_not_active" | "secret_already_shown" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "expectation_failed" | "idempotency_key_reused" | "precondition_required" | "rate_limited" | "request_timeout" | "headers_too_large" | "internal_error" | "unavailable";
        RotatedKey: {
            key: components["schemas"]["Key"];
            replaced: components["schemas"]["Key"];
            secret: components["schemas"]["KeySecret"];
        };
        /**
         * @example {
         *       "overlap_seconds": 3600
         *     }
         */
        Rotation: {
            /**
             * @description How long the old key goes on working.
             * @default 0
             */
            overlap_seconds: number;
        };
        Service: {
            limits: {
                active_keys_per_agent: number;
                agents_per_account: number;
                body_bytes: number;
                mcp_messages_per_minute: number;
                online_window_seconds: number;
                requests_per_minute: number;
            };
            /**
             * @example [
             *       "2026-07-28",
             *       "2025-11-25",
             *       "2025-06-18",
             *       "2025-03-26"
             *     ]
             */
            mcp_protocol_versions: string[];
            /**
             * Format: uri
             * @description Where agents connect.
             * @example http://127.0.0.1:3000/mcp
             */
            mcp_url: string;
            /** @constant */
            name: "Agent Quest Service";
            /**
             * @description `setup`: there is no account yet, and the first one needs the setup code.
             * @enum {string}
             */
            signup: "open" | "closed" | "setup";
            /** @example 0.1.0 */
            version: string;
        };
        Session: {
            created_at: components["schemas"]["Time"];
            /** @description Whether this is the session that asks. */
            current: boolean;
            expires_at: components["schemas"]["Time"];
            id: string;
            ip: string;
            last_seen_at: components["schemas"]["Time"];
            user_agent: string;
        };
        SessionPage: {
            has_more: components["schemas"]["HasMore"];
            items: components["schemas"]["Session"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        SignedIn: {
            account: components["schemas"]["Account"];
            session: components["schemas"]["Session"];
            /** @description The session token; only with `transport` `token`. */
            token?: string;
        };
        /**
         * @example {
         *       "email": "ada@example.com",
         *       "password": "correct horse battery",
         *       "transport": "token"
         *     }
         */
        SignIn: {
            email: components["schemas"]["Email"];
            password: string;
            /** @default cookie */
            transport: components["schemas"]["Transport"];
        };
        /**
         * @example {
         *       "email": "ada@example.com",
         *       "password": "correct horse battery",
         *       "display_name": "Ada",
         *       "transport": "token"
         *     }
         */
        SignUp: {
            display_name: components["schemas"]["Line"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            /** @description The code that the server printed at its first start; only for the first account. */
            setup_code?: string;
            /** @default cookie */
            transport: components["schemas"]["Transport"];
        };
        /**
         * @example [
         *       "research",
         *       "summaries"
         *     ]
         */
        Skills: string[];
        /**
         * @example {
         *       "reason": "It keeps joining the wrong quests"
         *     }
         */
        Suspension: {
            /** @description Why; for yourself and the log. */
            reason?: string;
        };
        /**
         * Format: date-time
         * @example 2026-11-21T09:30:00.000Z
         */
        Time: string;
        /**
         * @description How the session travels: `cookie` for browsers, `token` for programs.
         * @enum {string}
         */
        Transport: "cookie" | "token";
        /** @description Grows with each change; the `ETag` is `"v"` and this number. */
        Version: number;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

/** Every tool, with what it takes and what it answers. */
export interface Tools {
  get_profile: { input: components['schemas']['get_profile_input']; output: components['schemas']['get_profile_output'] }
}
