import { type GuidePlan, rulesFrom } from '@casefile/editions/guide';

export const plan: GuidePlan = {
  fromAge: 6,
  turn: [
    {
      id: 'move',
      picture: ['die:4', 'pawn:scarlet'],
      does: ['roll', 'move', 'passage'],
      rules: ['COT-03'],
    },
    {
      id: 'suggest',
      picture: ['card:plum', 'card:teapot', 'card:parlour'],
      does: ['suggest'],
      rules: ['COT-04'],
    },
    {
      id: 'answer',
      picture: ['face:green', 'back', 'then', 'face:scarlet'],
      does: ['show'],
      rules: ['COT-04'],
    },
    { id: 'accuse', picture: ['envelope'], does: ['accuse', 'end'], rules: ['COT-05', 'ALL-06'] },
  ],
  example: {
    asker: 'scarlet',
    own: 'kitchen',
    named: ['plum', 'teapot', 'parlour'],
    answers: [
      { by: 'green', does: 'lacks', holds: [] },
      { by: 'peacock', does: 'shows', holds: ['teapot'] },
    ],
  },
  special: [
    { id: 'small', rules: ['COT-01'] },
    { id: 'passage', rules: ['COT-03'] },
  ],
  parts: [
    { part: 'setUp', rules: rulesFrom('COT', 1, 2) },
    { part: 'moving', rules: rulesFrom('COT', 3, 3) },
    { part: 'suggesting', rules: rulesFrom('COT', 4, 4) },
    { part: 'accusing', rules: rulesFrom('COT', 5, 5) },
  ],
};
