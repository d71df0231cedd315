import { expect, test } from '@jest/globals'
import { refuseWeak } from '../../src/core/kit/weak-passwords.ts'

const ada = { email: 'ada.lovelace@example.com', displayName: 'Ada Lovelace' }
const refused = (password: string) => {
  try {
    refuseWeak(password, ada, '/password')
    return []
  } catch (error) {
    return (error as { issues: { pointer: string; code: string }[] }).issues.map(({ pointer, code }) => [pointer, code])
  }
}

test.each([
  'password1234',
  'Password1234!',
  'P@ssw0rd2024',
  'passwordpassword',
  ' '.repeat(12),
  'aaaaaaaaaaaa',
  'abababababab',
  '123456789012',
  '210987654321',
  'abcdefghijklm',
  'qwertyuiop12',
  'QWERTY!@#$%^',
  '1qaz2wsx3edc',
  '1q2w3e4r5t6y',
  'iloveyou1234',
  'letmein12345',
  'administrator',
  'summer2024!!',
  'correcthorsebatterystaple',
  'ada.lovelace@example.com',
  'Lovelace1815',
  'lovelace-ada-1',
])('refused: %j', password => {
  expect(refused(password)).toEqual([['/password', 'weak_password']])
})

test.each([
  'correct horse battery',
  'staple correct horse',
  'wet sock on the mountain',
  'Ein Pferd frisst keinen Gurkensalat',
  'xK9#mQ2$vL7!',
  'ada likes tall bridges',
  'password is not my first pet',
  '正しい馬の電池とホッチキス',
])('good: %j', password => {
  expect(refused(password)).toEqual([])
})
