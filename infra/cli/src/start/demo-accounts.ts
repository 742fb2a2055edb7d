/** Printed after the ready line, so that one can sign in without looking anything up. */
export const DEMO_ACCOUNTS = `  member1 … member5   Member-0001 … Member-0005   members with money and history
  member9             Member-0009                 a member with nothing yet
  agent1              Agent-0001                  the top of an agent tree
  agent2              Agent-0002                  an agent below agent1
  quay1               Quay-0001                   Quayside: several wallets, in dong
  operator            Operator-0001               ops console
  approver            Approver-0001               ops console, the second person`;
